/* PresentationContext, Presenter and PresentationSlots: what a window shows, and what waits. */

/* A slot's wait for the system has a limit, and a cover over a view is noticed when it has gone. */
#define isDue(v) (slot[v] == GONE || ((slot[v] == ARRIVING || slot[v] == AGAIN) && isUp[v]) || \
  (slot[v] == FINAL && isAcknowledged[v] && isFree(v)) || \
  (slot[v] == NONE && toastSlot[v] == BELOW && stage[v + 2] != CLEARS && !bug(23)) || \
  (slot[v] == COVERED && isFresh[v]) || (toastSlot[v] == COVERED && isFresh[v + 2]) || \
  running[v] == 1 || network == 1)
#define isLeaving(v) (slot[v] == LEAVING || slot[v] == FINAL)
/* The wait for a second, for an arrival or an update, and for a system that removes nothing. */
#define mustWaitShortly(v) ((slot[v] == COVERED && stage[v] == WITHHOLDS && \
    !isTaken(v, holder[v]) && !isUp[v] && !bug(21)) || \
  (slot[v] == LEAVING && isAcknowledged[v] && isFree(v) && !bug(11)) || \
  (!isInTheWay(slot[v]) && toastSlot[v] == COVERED && stage[v + 2] == WITHHOLDS && \
    !isToastTaken(v, holder[v + 2])) || \
  (!isInTheWay(slot[v]) && toastSlot[v] == UP && stage[v + 2] == SHOWS && \
    isToastTaken(v, holder[v + 2])))
#define mustWait(v) (((slot[v] == ARRIVING || slot[v] == AGAIN) && !isUp[v] && !bug(12)) || \
  (isLeaving(v) && !isAcknowledged[v] && isFree(v) && !bug(10)) || \
  (toastSlot[v] != NONE && stage[v + 2] == CLEARS))
#define mustWaitLong(v) (isLeaving(v) && !isFree(v) && !bug(9))

/* PresentationQueue: the end of the line, or its beginning for an item that interrupts and for the
   one that it has interrupted, which comes after all urgent ones. */
#define isUrgent(x) (isAwaited[x] && !wasInterrupted[x])

inline enqueue(x) {
  i = 0;
  do
  :: i < PROBLEMS && line[i] != 0 -> i++
  :: else -> line[i] = x; break
  od
}

inline dequeue(x) {
  i = 0; n = 0;
  do
  :: i < PROBLEMS ->
    if
    :: line[i] == x -> n++
    :: else -> line[i - n] = line[i]
    fi;
    i++
  :: else -> break
  od;
  if
  :: n > 0 -> line[PROBLEMS - 1] = 0
  :: else
  fi;
  wasInterrupted[x] = 0; i = 0
}

inline prepend(x) {
  i = PROBLEMS - 1;
  do
  :: i > 0 -> line[i] = line[i - 1]; i--
  :: else -> line[0] = x; break
  od
}

/* AppRouter.present, ContextSurface.present and PresentationQueue.present. */
inline present(x) {
  isPlaced[x] = 1; isNew[x] = 1;
  if
  :: !isContext(place[x])
  :: isContext(place[x]) && (phase[place[x]] == IDLE || bug(1)) ->
    current[place[x]] = x; phase[place[x]] = SHOWN; isStale[place[x]] = 0
  :: isContext(place[x]) && phase[place[x]] != IDLE && isToast(place[x]) && isAwaited[x] &&
    !bug(1) && !bug(35) ->
    prepend(x);
    phase[place[x]] = (phase[place[x]] == SHOWN -> INTERRUPTED : phase[place[x]])
  :: else -> enqueue(x)
  fi
}

/* ContextSurface.dismiss, for a problem that has another presentation from now on. */
inline detach(x) {
  isPlaced[x] = 0;
  if
  :: isContext(place[x]) && current[place[x]] == x && !isStale[place[x]] ->
    if
    :: phase[place[x]] < WITHDRAWN -> phase[place[x]] = WITHDRAWN
    :: else
    fi;
    isStale[place[x]] = !bug(48)
  :: else -> dequeue(x)
  fi
}

/* PresentationQueue.closed, and the next presentation of the context. */
inline closed(l) {
  if
  :: !isToast(l) ->
    /* An action answers its own presentation, before or after the dismissal. */
    rule(hasActed[l] == (phase[l] == ACTION)); hasActed[l] = 0;
    /* The system's dismissal of an alert with its sheet is no answer. */
    rule(phase[l] != DISMISSED || holder[l] != 0 || isClosed[l]);
    /* An alert ends when the system has removed it. */
    rule(holder[l] == 0 || slot[l] == NONE || slot[l] == GONE || isClosed[l])
  :: else
  fi;
  q = current[l]; sum = phase[l];
  if
  :: sum == INTERRUPTED && !bug(5) -> prepend(q); wasInterrupted[q] = 1; q = 0
  :: isStale[l] -> q = 0
  :: else
  fi;
  holder[l] = 0; stage[l] = 0; isFresh[l] = 0; wasSeen[l] = 0; hasLeft[l] = 0; isStale[l] = 0;
  current[l] = 0; phase[l] = IDLE;
  if
  :: !isToast(l) && owed[l] != 0 -> owed[l] = STRAY
  :: else
  fi;
  found = 0; i = 0;
  do
  :: i < PROBLEMS ->
    if
    :: line[i] != 0 && place[line[i]] == l && (found == 0 ||
      (isUrgent(line[i]) && !isUrgent(found) && !bug(34))) -> found = line[i]
    :: else
    fi;
    i++
  :: else -> break
  od;
  if
  :: found != 0 -> dequeue(found); current[l] = found; phase[l] = SHOWN
  :: else
  fi;
  if
  :: q != 0 -> endPresentation(q, sum)
  :: else
  fi
}

/* Presenter.release and Reservation.abandon. */
inline release(l) {
  if
  :: isToast(l) -> toastSlot[windowOf(l)] = NONE
  :: !isToast(l) && (slot[l] == COVERED || slot[l] == EMBEDDED ||
      ((slot[l] == LEAVING || slot[l] == FINAL) && isOffSystem[l])) -> slot[l] = GONE
  :: !isToast(l) && slot[l] != GONE && slot[l] != COVERED && slot[l] != EMBEDDED &&
      !((slot[l] == LEAVING || slot[l] == FINAL) && isOffSystem[l]) ->
    slot[l] = FINAL; isAcknowledged[l] = 1
  :: else
  fi;
  holder[l] = 0; stage[l] = 0; isFresh[l] = 0; wasSeen[l] = 0
}

/* PresentationSlots.updateToasts: no toast beside an alert. */
inline coverToast(v) {
  if
  :: isInTheWay(slot[v]) && toastSlot[v] != NONE && stage[v + 2] != CLEARS && !bug(22) ->
    toastSlot[v] = BELOW; stage[v + 2] = WITHHOLDS; isFresh[v + 2] = 0
  :: else
  fi
}

/* Presenter.enter and PresentationSlots.reserve. */
inline enter(l, host) {
  w = windowOf(l);
  if
  :: !isToast(l) && slot[w] == NONE ->
    isChanged = 1; holder[l] = host; slotHost[w] = host;
    isAcknowledged[w] = 0; isOffSystem[w] = 0; hasContent[w] = 0;
    if
    :: isTaken(w, host) || (isUp[w] && !bug(8)) ->
      slot[w] = COVERED; stage[l] = WITHHOLDS; isFresh[l] = 1
    :: else ->
      rule(!isUp[w]);
      slot[w] = ARRIVING; stage[l] = SHOWS; isSeen[current[l]] = 1
    fi;
    coverToast(w)
  :: isToast(l) && (!isInTheWay(slot[w]) || bug(22)) ->
    isChanged = 1; holder[l] = host;
    toastSlot[w] = (isToastTaken(w, host) -> COVERED : UP);
    stage[l] = (isToastTaken(w, host) -> WITHHOLDS : SHOWS); isFresh[l] = stage[l] == WITHHOLDS;
    isSeen[current[l]] = isSeen[current[l]] || stage[l] == SHOWS
  :: else
  fi
}

/* PresentationContext.update. */
inline follow(l) {
  w = windowOf(l); h = (bug(17) -> ROOT : top(w));
  if
  :: phase[l] == SHOWN && holder[l] == 0 && !isClosed[w] &&
    (!bug(24) || !isToast(l) || isNew[current[l]]) -> enter(l, h)
  :: phase[l] == SHOWN && holder[l] != 0 && holder[l] != h &&
    (isToast(l) || ((stage[l] == WITHHOLDS || stage[l] == EMBEDS) && h == SHEET && !bug(20))) ->
    release(l); isChanged = 1
  :: phase[l] > SHOWN && (holder[l] == 0 || hasLeft[l]) -> closed(l); isChanged = 1
  :: phase[l] > SHOWN && holder[l] != 0 && !hasLeft[l] && stage[l] != CLEARS ->
    wasSeen[l] = (stage[l] == SHOWS && !isToast(l)) ||
      (stage[l] != WITHHOLDS && !isToastTaken(w, holder[l]));
    stage[l] = CLEARS; isFresh[l] = 0; isChanged = 1;
    if
    :: isToast(l)
    :: else ->
      isOffSystem[w] = (slot[w] == COVERED || slot[w] == EMBEDDED);
      slot[w] = (phase[l] == ACTION -> FINAL : LEAVING); isAcknowledged[w] = 0;
      hasLeft[l] = bug(7)
    fi
  :: phase[l] == ACTION && !hasLeft[l] && !isToast(l) && stage[l] == CLEARS && slot[w] == LEAVING ->
    slot[w] = FINAL; isChanged = 1
  :: else
  fi
}

/* Follows every consequence that comes in the same turn. */
inline react() {
  isChanged = 1;
  do
  :: isChanged ->
    isChanged = 0; p = 1;
    do
    :: p <= PROBLEMS ->
      if
      :: kind[p] != 0 && !isFailing[p] && answer[p] != 0 -> conclude(p, answer[p]); isChanged = 1
      :: kind[p] != 0 && !isFailing[p] && answer[p] == 0 && withdrawal[p] == 0 && isPlaced[p] ->
        settle(p); isChanged = 1
      :: else
      fi;
      p++
    :: else -> break
    od;
    c = 0;
    do
    :: c < HOME -> follow(c); c++
    :: else -> break
    od
  :: else -> break
  od
}

/* PresentationSlots.checkCover. */
inline uncover(v) {
  isFresh[v] = 0;
  if
  :: !isTaken(v, holder[v]) && !isUp[v] ->
    slot[v] = ARRIVING; stage[v] = SHOWS; isSeen[current[v]] = 1; hasContent[v] = 0; coverToast(v)
  :: else
  fi
}

inline uncoverToast(v) {
  isFresh[v + 2] = 0;
  if
  :: !isToastTaken(v, holder[v + 2]) && !isInTheWay(slot[v]) ->
    toastSlot[v] = UP; stage[v + 2] = SHOWS; isSeen[current[v + 2]] = 1
  :: else
  fi
}

/* A turn of the main actor in a window: PresentationSlots.check, PresentationCoordinator.free. */
inline turn(v) {
  if
  :: (slot[v] == ARRIVING || slot[v] == AGAIN) && isUp[v] ->
    slot[v] = ((bug(13) && isTaken(v, holder[v])) -> COVERED : UP);
    stage[v] = (slot[v] == COVERED -> WITHHOLDS : SHOWS);
    rule(slot[v] == UP) /* Step 12.9: what has appeared is never taken back. */
  :: slot[v] == FINAL && isAcknowledged[v] && (isFree(v) || bug(8)) ->
    slot[v] = NONE; slotHost[v] = 0; hasLeft[v] = (holder[v] != 0)
  :: slot[v] == GONE -> slot[v] = NONE; slotHost[v] = 0
  :: slot[v] == COVERED && isFresh[v] -> uncover(v)
  :: slot[v] == NONE && toastSlot[v] == BELOW && stage[v + 2] != CLEARS && !bug(23) ->
    toastSlot[v] = (isToastTaken(v, holder[v + 2]) -> COVERED : UP);
    stage[v + 2] = (isToastTaken(v, holder[v + 2]) -> WITHHOLDS : SHOWS)
  :: else
  fi;
  if
  :: toastSlot[v] == COVERED && isFresh[v + 2] -> uncoverToast(v)
  :: else
  fi;
  if
  :: running[v] == 1 -> /* Of change `v`, as there are two of both. */
    running[v] = 2; q = runs[v];
    c_code { runCount += now.q; }
  :: else
  fi;
  network = (network == 1 -> 2 : network)
}

/* PresentationSlots.check, after the limit of the wait. */
inline wait(v) {
  if
  :: (slot[v] == ARRIVING || slot[v] == AGAIN) && !isUp[v] ->
    if
    :: isTaken(v, holder[v]) -> slot[v] = COVERED; stage[v] = WITHHOLDS
    :: !isTaken(v, holder[v]) && slot[v] == ARRIVING -> slot[v] = AGAIN
    :: else -> slot[v] = EMBEDDED; stage[v] = EMBEDS
    fi
  :: slot[v] == COVERED && stage[v] == WITHHOLDS && !isTaken(v, holder[v]) && !isUp[v] ->
    uncover(v)
  :: isLeaving(v) -> slot[v] = NONE; slotHost[v] = 0; hasLeft[v] = (holder[v] != 0)
  :: else
  fi;
  if
  :: toastSlot[v] == COVERED && stage[v + 2] == WITHHOLDS && !isToastTaken(v, holder[v + 2]) ->
    uncoverToast(v)
  :: toastSlot[v] != NONE && stage[v + 2] == CLEARS -> toastSlot[v] = NONE; hasLeft[v + 2] = 1
  :: toastSlot[v] == UP && stage[v + 2] == SHOWS && isToastTaken(v, holder[v + 2]) ->
    toastSlot[v] = COVERED; stage[v + 2] = WITHHOLDS
  :: else
  fi
}
