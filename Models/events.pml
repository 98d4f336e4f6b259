/* What the app, a person and the system do to the router, and everything that follows. */

/* PresentationContext.choose: the action of an alert, and its handler. */
inline choose(v, action) {
  phase[v] = ACTION; hasActed[v] = action != STRAY;
  if
  :: action == TRY && isPlaced[current[v]] -> /* tryAgainAfterAnswer */
    isOpen[current[v]] = 0;
    if
    :: isFailing[current[v]] -> ask(change(kind[current[v]]), current[v], TRY_AGAIN)
    :: else
    fi
  :: else
  fi
}

/* An action that the system reports after the dismissal of its alert. */
inline act(v) {
  if
  :: owed[v] != STRAY && phase[v] != ACTION && !bug(3) -> choose(v, owed[v])
  :: owed[v] != STRAY && phase[v] != ACTION && bug(3) -> hasActed[v] = 1
  :: owed[v] == STRAY && phase[v] == SHOWN && bug(2) -> choose(v, STRAY)
  :: else
  fi;
  owed[v] = 0
}

/* A dismissal of an alert that is withheld, or that an action has answered. */
inline dismissAgain(v) {
  phase[v] = ((phase[v] == SHOWN && bug(14)) || (phase[v] == ACTION && bug(4)) -> DISMISSED :
    phase[v])
}

/* ReportHandle.resolve, for the first report of a problem. */
inline withdraw(x) {
  isWithdrawn[x] = 1; reports[x]--; isFailing[x] = (reports[x] > 0 && !bug(52));
  rule(isFailing[x] == (reports[x] > 0))
}

inline ask(x, from, why) {
  asked[x] = why; askedFrom[x] = from
}

/* Intention.succeed. */
inline succeed(x) {
  p = 1;
  do
  :: p <= PROBLEMS ->
    if
    :: isFailing[p] && isKeyed(kind[p]) && change(kind[p]) == x &&
      (p == requested[x] || !bug(41)) ->
      repair[p] = reason[x]; isFailing[p] = 0
    :: else
    fi;
    p++
  :: else -> break
  od;
  /* Step 12.2: the first success resolves all. */
  each(isFailing[p] && isKeyed(kind[p]) && change(kind[p]) == x, rule(false));
  running[x] = 0; reason[x] = 0; requested[x] = 0; runs[x]--
}

/* Attempt.report: a run has failed. */
inline fail(x) {
  p = 1;
  do
  :: p <= PROBLEMS ->
    if
    :: isFailing[p] && isKeyed(kind[p]) && change(kind[p]) == x &&
      (requested[x] == p || !isFailing[requested[x]] || repeated == 0) -> repeated = p
    :: else
    fi;
    p++
  :: else -> break
  od;
  if
  :: requested[x] != 0 && isFailing[requested[x]] -> repeated = requested[x]
  :: else
  fi;
  newKind = (x == 0 -> SAVE : SEND);
  p = 1;
  do
  :: p <= PROBLEMS ->
    if
    :: isKeyed(kind[p]) && change(kind[p]) == x && answer[p] != 0 -> isFailing[p] = 0
    :: else
    fi;
    p++
  :: else -> break
  od;
  repeated = ((repeated != 0 && answer[repeated] == 0) -> repeated : 0);
  newWindow = ((repeated != 0 && isContext(place[repeated])) -> windowOf(place[repeated]) : 2);
  isNewAwaited = 1; isRerun = 1; isRequested = (reason[x] == TRY_AGAIN);
  running[x] = 0; reason[x] = 0; requested[x] = 0; runs[x]--;
  if
  :: bug(45) ->
    newKind = 0; newWindow = 0; repeated = 0; isNewAwaited = 0; isRequested = 0; isRerun = 0
  :: else -> pending++
  fi;
  rule(newKind != 0) /* Step 12.1: each failure of a run is reported. */
}

/* AppRouter.closed(_:), after WindowSurfaces.finishClosing. */
inline closeWindow(v) {
  each(isOpen[p] && (place[p] == v || place[p] == v + 2) && !bug(25),
    target[p] = 1 + (front() == 2 -> HOME + isToast(place[p]) : front() + 2 * isToast(place[p])));
  isClosing[v] = 2
}

/* AppRouter.openWindow(for:): the first window has the problems that have waited for one. */
inline openWindow(v) {
  isClosed[v] = 0; last = v;
  each(isClosed[1 - v] && isOpen[p] && (place[p] == HOME || place[p] == HOME + 1) && !bug(27),
    target[p] = 1 + v + 2 * isToast(place[p]); isExpiring = 1)
}

/* AppRouter.changedVisibility(of:) and renewWaiting(in:). */
inline changeVisibility(v) {
  isInBackground[v] = 1 - isInBackground[v];
  each(!isInBackground[v] && isOpen[p] && (place[p] == v || place[p] == v + 2) && !isOnScreen(p),
    isExpiring = 1)
}

/* PresentationContext.dismissAll, for both contexts of a closed window. */
inline dismissAll(v) {
  phase[v] = (phase[v] == SHOWN -> DISMISSED : phase[v]);
  phase[v + 2] = (phase[v + 2] == SHOWN -> DISMISSED : phase[v + 2]);
  hasLeft[v] = phase[v] != IDLE; hasLeft[v + 2] = phase[v + 2] != IDLE;
  isClosing[v] = 3
}

/* The views of a closed window have gone. */
inline discard(v) {
  current[v] = 0; current[v + 2] = 0; phase[v] = 0; phase[v + 2] = 0; isStale[v] = 0;
  isStale[v + 2] = 0; holder[v] = 0; holder[v + 2] = 0; stage[v] = 0; stage[v + 2] = 0;
  slot[v] = 0; toastSlot[v] = 0; isUp[v] = 0; isAcknowledged[v] = 0; hasContent[v] = 0;
  isOffSystem[v] = 0; slotHost[v] = 0; isFresh[v] = 0; isFresh[v + 2] = 0; hasActed[v] = 0;
  wasSeen[v] = 0; wasSeen[v + 2] = 0; owed[v] = 0; isInBackground[v] = 0; isClosing[v] = 0;
  isForeign = isForeign && v == 1; isSheetUp = isSheetUp && v == 1
}

/* PresentationContext.disappear, for both contexts of the sheet. */
inline closeSheet() {
  isSheetUp = 0; isUp[0] = 0;
  if
  :: holder[0] == SHEET && !bug(18) ->
    /* The system has dismissed the alert together with the sheet, so no person has answered. */
    phase[0] = ((phase[0] == DISMISSED && !bug(19)) -> SHOWN : phase[0]); release(0)
  :: else
  fi;
  if
  :: holder[2] == SHEET -> release(2)
  :: else
  fi
}

/* A minute and more: AppRouter.checkWaiting and AttentionBudget. */
inline expire() {
  each(isExpiring && isOpen[p] && isContext(place[p]) && !isInBackground[windowOf(place[p])] &&
      (!isOnScreen(p) || bug(31)),
    if
    :: bug(30) -> detach(p)
    :: else -> target[p] = INBOX + 1
    fi);
  spent = 0; isExpiring = 0
}

/* AppRouter.networkReturned. */
inline networkReturned() {
  each(isOpen[p] && kind[p] == SEND, sum = sum + isFailing[p]);
  each(isOffline(kind[p]) && (isOpen[p] || kind[p] == LOAD),
    if
    :: kind[p] == LOAD -> isFailing[p] = isFailing[p] && bug(43)
    :: kind[p] == SEND && bug(42) -> isFailing[p] = 0
    :: kind[p] == SEND && !bug(42) && isFailing[p] ->
      isCauseOver[p] = 1;
      if
      :: !bug(44) -> ask(1, p, RECONNECTION)
      :: else
      fi
    :: else
    fi);
  /* Step 12.4: only success resolves a change, which runs again; the return resolves loads. */
  each(isOpen[p] && kind[p] == SEND,
    sum = sum - isFailing[p];
    rule(!isFailing[p] || asked[1] != 0));
  rule(sum == 0);
  each(kind[p] == LOAD, rule(!isFailing[p]));
  network = 0
}

/* Everything that a step causes, until the end of the turn of the main actor. */
inline finishStep() {
  do
  :: true ->
    react();
    p = 1;
    do
    :: p <= PROBLEMS && target[p] == 0 -> p++
    :: else -> break
    od;
    if
    :: p <= PROBLEMS -> move(p)
    :: p > PROBLEMS && isClosing[0] == 1 -> closeWindow(0)
    :: p > PROBLEMS && isClosing[1] == 1 -> closeWindow(1)
    :: p > PROBLEMS && isClosing[0] == 2 -> dismissAll(0)
    :: p > PROBLEMS && isClosing[1] == 2 -> dismissAll(1)
    :: p > PROBLEMS && isClosing[0] == 3 -> discard(0)
    :: p > PROBLEMS && isClosing[1] == 3 -> discard(1)
    :: p > PROBLEMS && isClosing[0] + isClosing[1] == 0 ->
      if
      :: asked[0] != 0 -> start(0)
      :: asked[0] == 0 && asked[1] != 0 -> start(1)
      :: asked[0] + asked[1] == 0 && newKind != 0 -> receive()
      :: asked[0] + asked[1] + newKind == 0 && turns > 0 -> turns--; turn(0); turn(1)
      :: else -> break
      fi
    fi
  od;
  /* AppRouter.expire, and what a person sees. */
  each(true,
    isExpiring = isExpiring || (isNew[p] && isContext(place[p]) &&
      !isInBackground[windowOf(place[p])] && !isOnScreen(p));
    isNew[p] = 0;
    isSeen[p] = isSeen[p] || (isContext(place[p]) && current[place[p]] == p && !isStale[place[p]] &&
      (stage[place[p]] == SHOWS || stage[place[p]] == EMBEDS)));
  q = 0; c = 0; w = 0; h = 0; i = 0; n = 0; to = 0; found = 0; sum = 0;
  isFit = 0; isTried = 0; wasTried = 0; wasAwaited = 0
}
