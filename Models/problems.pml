/* AppRouter and OpenProblems: which reports share a problem, and where it is presented. */

/* OpenProblems[subject]: sets `found`, or 0. */
inline find(k, l) {
  found = 0; i = 1;
  do
  :: i <= PROBLEMS ->
    if
    :: isOpen[i] && place[i] == l && (kind[i] == k || (bug(37) && kind[i] == LOAD && k == TICK)) ->
      found = i
    :: else
    fi;
    i++
  :: else -> break
  od
}

/* OpenProblems.hasRoom(at:isAwaited:), with a waitingLimit of one: sets `isFit`. */
inline hasRoom(l, awaited) {
  sum = 0; n = 0; i = 1;
  do
  :: i <= PROBLEMS ->
    sum = sum + (isOpen[i] && place[i] == l);
    n = n + (isOpen[i] && place[i] == l && isAwaited[i]);
    i++
  :: else -> break
  od;
  isFit = (l == INBOX || sum <= 1 || (awaited && n < 2))
}

/* Counts an outcome in a script. */
inline tell(o) {
  told = o;
  c_code { tellOutcome(now.told); };
  told = 0
}

/* AppRouter.conclude: the one outcome of a problem. */
inline conclude(x, o) {
  n = (repair[x] != 0 && !bug(47) -> REPAIRED : o);
  rule(kind[x] != 0); /* Step 12.11: one outcome for each report. */
  rule((n != PRESENTED && n != ANSWERED) || isSeen[x]); /* Step 12.5: presented means seen. */
  rule((n == REPAIRED) == (repair[x] != 0)); /* Step 12.11: the journal knows a repair. */
  rule(n != RESOLVED || !isFailing[x]); /* Step 12.4: what is resolved is true no longer. */
  tell(n);
  pending--;
  forget(x)
}

/* OpenProblems.end. */
inline forget(x) {
  kind[x] = 0; place[x] = 0; reports[x] = 0; isOpen[x] = 0; isAwaited[x] = 0; isFailing[x] = 0;
  isPlaced[x] = 0; isChosen[x] = 0; isCauseOver[x] = 0; isRead[x] = 0; isWithdrawn[x] = 0;
  withdrawal[x] = 0; answer[x] = 0; repair[x] = 0; isSeen[x] = 0
}

/* AppRouter.settle: all reports of a problem are resolved. */
inline settle(x) {
  isOpen[x] = 0;
  withdrawal[x] = (isChosen[x] -> ANSWERED :
    ((isOnScreen(x) || (place[x] == INBOX && isRead[x])) -> PRESENTED : RESOLVED));
  if
  :: !isContext(place[x]) -> conclude(x, withdrawal[x])
  :: isContext(place[x]) && current[place[x]] == x && !isStale[place[x]] ->
    if
    :: phase[place[x]] < WITHDRAWN && (phase[place[x]] != DISMISSED || !bug(58)) ->
      phase[place[x]] = WITHDRAWN
    :: else
    fi
  :: else -> dequeue(x); conclude(x, withdrawal[x])
  fi
}

/* AppRouter.finish: a person has answered. A change in progress decides about the outcome. */
inline finish(x, o) {
  isOpen[x] = 0; isPlaced[x] = 0; answer[x] = o;
  n = isFailing[x] && isKeyed(kind[x]) && running[change(kind[x])] != 0;
  isFailing[x] = n && !bug(49);
  rule(isFailing[x] == n) /* Step 12.11: the journal knows the end of the run. */
}

/* AppRouter.end: the presentation of a problem has ended. */
inline endPresentation(x, a) {
  if
  :: a == INTERRUPTED || a == WITHDRAWN ->
    found = (withdrawal[x] != 0 -> withdrawal[x] : RESOLVED);
    conclude(x, found)
  :: a == DISMISSED && isKeyed(kind[x]) && isFailing[x] && isOffline(kind[x]) && network == 2 &&
    !isCauseOver[x] && !bug(50) -> /* isResumable */
    isPlaced[x] = 0; target[x] = INBOX + 1; isKept[x] = 1
  :: else ->
    /* Step 12.4: a change that can succeed with the network stays on offer. */
    rule(a != DISMISSED || kind[x] != SEND || !isFailing[x] || network != 2 || isCauseOver[x]);
    found = (a == ACTION -> ANSWERED : PRESENTED);
    finish(x, found)
  fi
}

/* AppRouter.closeAnswered, after `find`. */
inline closeAnswered(l) {
  if
  :: found != 0 && isContext(l) && current[l] == found && !isStale[l] && phase[l] > INTERRUPTED &&
    !bug(38) ->
    isOpen[found] = 0; found = 0
  :: else
  fi
}

/* Step 12.1: a problem counts the same words, and an answer counts no later report. */
inline mayJoin(x, k) {
  rule(kind[x] == k);
  rule(!isContext(place[x]) || current[place[x]] != x || isStale[place[x]] ||
    phase[place[x]] <= INTERRUPTED)
}

/* AppRouter.hasten: a person awaits a problem that nobody has awaited. */
inline hasten(x) {
  if
  :: isAwaited[x] && !wasAwaited && isContext(place[x]) && isPlaced[x] &&
    !(current[place[x]] == x && phase[place[x]] == SHOWN) && !bug(39) ->
    detach(x); present(x)
  :: else
  fi
}

/* AppRouter.move: a problem moves to another place, or joins the same problem there. */
inline move(x) {
  to = target[x] - 1; target[x] = 0;
  /* What a person has answered or sees is never presented again. */
  rule(!isContext(place[x]) || current[place[x]] != x || isStale[place[x]] ||
    phase[place[x]] <= INTERRUPTED);
  rule(to != INBOX || isClosed[windowOf(place[x])] || !isOnScreen(x));
  find(kind[x], to); closeAnswered(to); q = found;
  hasRoom(to, isAwaited[x]);
  if
  :: q == 0 && !isFit -> to = INBOX; find(kind[x], to); q = found
  :: else
  fi;
  if
  :: isPlaced[x] -> detach(x)
  :: else
  fi;
  if
  :: q == 0 || q == x ->
    place[x] = to; isOpen[x] = 1; isRead[x] = isKept[x] || (to == INBOX && bug(51)); present(x)
  :: else ->
    mayJoin(q, kind[x]);
    reports[q] = reports[q] + reports[x];
    isFailing[q] = (isFailing[q] || isFailing[x]) && !bug(60);
    rule(isFailing[q] || !isFailing[x]); /* Step 12.1: a problem has all reports that it counts. */
    wasAwaited = isAwaited[q]; isAwaited[q] = isAwaited[q] || isAwaited[x];
    isRead[q] = isRead[q] && isKept[x];
    requested[0] = (requested[0] == x -> q : requested[0]);
    requested[1] = (requested[1] == x -> q : requested[1]);
    tell(COALESCED); pending--; forget(x);
    hasten(q)
  fi;
  isKept[x] = 0
}

/* AppRouter.join: a report is counted by an open problem. */
inline join(x) {
  mayJoin(x, newKind);
  if
  :: repeated != x || !isFailing[x] -> reports[x]++
  :: else
  fi;
  wasAwaited = isAwaited[x] && !(isNewAwaited && isToast(place[x]));
  isFailing[x] = 1; isCauseOver[x] = 0; isAwaited[x] = isAwaited[x] || isNewAwaited;
  isRead[x] = isRead[x] && bug(57);
  rule(!isRead[x]); /* Step 12.10: read is what was seen. */
  pending--; tell(COALESCED);
  hasten(x)
}

/* AppRouter.receive, show and interruption, and OpenProblems.add. */
inline receive() {
  w = newWindow;
  if
  :: !isOpenWindow(w) ->
    w = front();
    /* Step 12.5: a window that a person can see comes first. */
    rule(w == 2 || !isInBackground[w] || isInBackground[1 - w] || isClosed[1 - w])
  :: else
  fi;
  if
  :: w < 2 -> last = w
  :: else
  fi;
  to = (w == 2 -> HOME + isToastKind(newKind) : 2 * isToastKind(newKind) + w);
  network = (isOffline(newKind) && network == 0 -> 1 : network);
  wasTried = isRequested && repeated != 0 && place[repeated] == INBOX && isOpen[repeated] &&
    kind[repeated] == newKind;
  isTried = isRequested && repeated != 0 && place[repeated] == INBOX && !bug(56);
  find(newKind, INBOX);
  if
  :: found != 0 && (!isNewAwaited || isTried) -> to = INBOX
  :: else
  fi;
  find(newKind, to);
  closeAnswered(to);
  if
  :: repeated != 0 && !bug(46) &&
    (place[repeated] != to || kind[repeated] != newKind || !isOpen[repeated]) -> /* prepare */
    isFailing[repeated] = 0; isOpen[repeated] = 0
  :: else
  fi;
  find(newKind, to);
  if
  :: found == 0 && to != INBOX ->
    q = 0; i = 1;
    do
    :: i <= PROBLEMS ->
      q = q + (isOpen[i] && isAwaited[i] && place[i] != INBOX && !(isContext(place[i]) &&
        current[place[i]] == i && !isStale[place[i]] && phase[place[i]] > INTERRUPTED));
      i++
    :: else -> break
    od;
    hasRoom(to, isNewAwaited);
    if
    :: isFit && spent < 1 -> spent++
    :: isFit && spent == 1 && isNewAwaited && q == 0 && !bug(33)
    :: else -> to = (bug(32) || (bug(55) && !isFit) -> 7 : INBOX); find(newKind, INBOX)
    fi;
    /* Step 12.3: an own action is answered, unless another one waits for an answer. */
    rule(to != INBOX || !isNewAwaited || q > 0)
  :: else
  fi;
  if
  :: to > INBOX /* A planted bug. */
  :: to <= INBOX && found != 0 -> join(found)
  :: else ->
    used++;
    kind[used] = newKind; place[used] = to; reports[used] = 1; isFailing[used] = 1;
    isOpen[used] = 1; isAwaited[used] = isNewAwaited; isWithdrawn[used] = isRerun;
    present(used); found = used
  fi;
  /* Step 12.3: an own action is answered before the end of any toast. */
  rule(!isNewAwaited || !isContext(to) || !isToast(to) || current[to] == found ||
    phase[to] != SHOWN);
  /* Step 12.1: a report of a run replaces the one before it. */
  rule(repeated == 0 || repeated == found || !isFailing[repeated]);
  rule(!wasTried || to == INBOX); /* Step 12.1: what a person tries in the inbox stays there. */
  find(newKind, INBOX); q = found;
  if
  :: isNewAwaited && isContext(to) && !bug(36) && found != 0 -> target[found] = to + 1 /* take */
  :: else
  fi;
  /* Step 12.3: the answer takes the entry of the same problem out of the inbox. */
  rule(!isNewAwaited || !isContext(to) || found == 0 || target[found] != 0);
  newKind = 0; newWindow = 0; repeated = 0; isNewAwaited = 0; isRequested = 0; isRerun = 0
}

/* Intention.run. */
inline start(x) {
  if
  :: running[x] == 0 || bug(40) ->
    running[x] = 1; reason[x] = asked[x]; requested[x] = askedFrom[x]; runs[x]++
  :: else -> reason[x] = (reason[x] == TRY_AGAIN -> TRY_AGAIN : asked[x])
  fi;
  rule(runs[x] <= 1); /* Step 12.2: one intention, one run. */
  asked[x] = 0; askedFrom[x] = 0
}
