extension MeaningRow {
  /// The meanings of errors of files, storage and input.
  static let storage = [
    // Files and storage.
    MeaningRow(
      .fileNotFound, "The file can’t be found", "It may have been moved, renamed or deleted.",
      .permanent, exit: .noInput),
    MeaningRow(
      .fileExists, "The name is already taken", "There’s already a file with this name.",
      .needsUser, .chooseAnotherName, exit: .cannotCreate),
    MeaningRow(
      .noPermission, "Access isn’t allowed", "You don’t have permission to open or change this.",
      .needsUser, .askAdministrator, exit: .noPermission),
    MeaningRow(
      .readOnly, "This can’t be changed", "The disk or folder is read-only.",
      .needsUser, .chooseAnotherPlace, exit: .noPermission),
    MeaningRow(
      .diskFull, "There’s no space left", "The disk is full or your storage limit is reached.",
      .needsUser, .freeSpace, exit: .cannotCreate),
    MeaningRow(
      .fileBusy, "The file is in use", "Another app is using it or has locked it.",
      .transient, .tryAgainLater, exit: .temporary),
    MeaningRow(
      .fileTooLarge, "The file is too large", "It’s larger than what can be opened or saved here.",
      .needsUser, exit: .cannotCreate),
    MeaningRow(
      .nameInvalid, "The name can’t be used",
      "It’s too long or has characters that aren’t allowed.",
      .needsUser, .chooseAnotherName, exit: .cannotCreate),
    MeaningRow(
      .isFolder, "This is a folder", "A file was expected here.",
      .permanent, exit: .noInput),
    MeaningRow(
      .notFolder, "This isn’t a folder", "A folder was expected here.",
      .permanent, exit: .noInput),
    MeaningRow(
      .folderNotEmpty, "The folder isn’t empty", "There’s still something in it.",
      .needsUser, exit: .cannotCreate),
    MeaningRow(
      .diskBusy, "The disk can’t be ejected", "It’s still in use.",
      .transient, .closeOtherApps, exit: .temporary),
    MeaningRow(
      .readFailed, "The file can’t be opened", "It couldn’t be read.",
      .unknown, .tryAgain, isGeneral: true, exit: .inputOutput),
    MeaningRow(
      .writeFailed, "The file can’t be saved", "It couldn’t be written.",
      .unknown, .chooseAnotherPlace, isGeneral: true, exit: .inputOutput),
    MeaningRow(
      .deviceFailed, "The device doesn’t respond", "The disk or device reported a fault.",
      .unknown, .tryAgain, exit: .inputOutput),
    MeaningRow(
      .textUnreadable, "The text can’t be read", "It’s in an unknown encoding.",
      .permanent, exit: .dataError),
    MeaningRow(
      .dataUnreadable, "The data can’t be read", "It’s damaged or in a format that isn’t known.",
      .permanent, .contactSupport, exit: .dataError),
    MeaningRow(
      .dataIncomplete, "The data is incomplete", "Something that’s needed is missing from it.",
      .permanent, .contactSupport, exit: .dataError),
    MeaningRow(
      .dataNotSaved, "The data can’t be saved",
      "It can’t be turned into a form that can be stored.",
      .permanent, .contactSupport, isGeneral: true, exit: .software),
    MeaningRow(
      .cloudFileUnavailable, "The file isn’t available",
      "It’s in the cloud and couldn’t be downloaded or uploaded.",
      .transient, .checkConnection, exit: .noInput),
    MeaningRow(
      .nothingFound, "Nothing was found", "There are no results for this.",
      .needsUser, exit: .noInput),
    MeaningRow(
      .alreadyExists, "This already exists", "There’s already one like it.",
      .needsUser, exit: .cannotCreate),

    // Input.
    MeaningRow(
      .inputInvalid, "Something isn’t right yet", "What you’ve entered can’t be accepted.",
      .needsUser, .checkInput, exit: .dataError),
    MeaningRow(
      .valueMissing, "Something is missing", "A required field is empty.",
      .needsUser, .checkInput, exit: .dataError),
    MeaningRow(
      .valueTooLong, "This is too long", "The text has too many characters.",
      .needsUser, .checkInput, exit: .dataError),
    MeaningRow(
      .valueTooShort, "This is too short", "The text has too few characters.",
      .needsUser, .checkInput, exit: .dataError),
    MeaningRow(
      .valueOutOfRange, "The value isn’t possible", "The number or date is too small or too large.",
      .needsUser, .checkInput, exit: .dataError),
    MeaningRow(
      .valueMalformed, "The value isn’t valid", "It doesn’t have the expected form.",
      .needsUser, .checkInput, exit: .dataError),
  ]
}
