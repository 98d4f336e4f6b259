/* The rules that hold after each step; others stand where what they say happens. */

/* The moves of the hosts. */
#define canAppear(v) ((slot[v] == ARRIVING || slot[v] == AGAIN) && stage[v] == SHOWS && \
  !isUp[v] && !isTaken(v, holder[v]))
#define canVanish(v) (isUp[v] && stage[v] != SHOWS)
#define canAcknowledge(l) (phase[l] > SHOWN && stage[l] == CLEARS && \
  (isToast(l) || (!isAcknowledged[windowOf(l)] && slot[windowOf(l)] != GONE)))
/* Whether the library has nothing left to do by itself, whatever the hosts do. */
#define isAtRest(v) (!isDue(v) && !mustWait(v) && !mustWaitShortly(v) && !mustWaitLong(v))
#define isBelow(v) (isInTheWay(slot[v]) || slot[v] == COVERED)

/* The rules that hold after each step. */
inline check() {
  sum = 0;
  each(true,
    sum++;
    /* Step 12.1: nothing reported is lost. */
    rule(answer[p] != 0 || withdrawal[p] != 0 || isPlaced[p]);
    rule(answer[p] == 0 || running[change(kind[p])] != 0);
    rule(!isPlaced[p] || !isContext(place[p]) || !isClosed[windowOf(place[p])]);
    rule(!isPlaced[p] || isContext(place[p]) || place[p] == INBOX || (isClosed[0] && isClosed[1]));
    /* Step 12.10: read is what was seen. */
    rule(!isRead[p] || isSeen[p]);
    found = 0; i = 0;
    do
    :: i < PROBLEMS -> found = found + (line[i] == p); i++
    :: else -> break
    od;
    rule(!isPlaced[p] || !isContext(place[p]) || found == 1 ||
      (current[place[p]] == p && !isStale[place[p]])); /* Each presentation has a place. */
    /* Step 12.2: the first success resolves the other reports of the intention. */
    rule(repair[p] == 0 || !isFailing[p]));
  rule(pending == sum); /* Step 12.1: nothing reported is lost, and no outcome comes twice. */
  c = 0;
  do
  :: c < HOME ->
    w = windowOf(c);
    /* A presentation is that of a problem, and no presentation lies below its own successor. */
    rule(phase[c] != SHOWN || (kind[current[c]] != 0 && place[current[c]] == c));
    i = 0;
    do
    :: i < PROBLEMS ->
      /* Step 12.3: nothing that nobody awaits precedes the answer to a person's own action. */
      rule(!(line[i] != 0 && place[line[i]] == c && isAwaited[line[i]] && isToast(c) &&
        phase[c] == SHOWN && !isAwaited[current[c]]));
      i++
    :: else -> break
    od;
    /* Step 12.4: the topmost host presents. */
    rule(holder[c] == 0 || !isToast(c) || stage[c] == CLEARS || holder[c] == top(w));
    c++
  :: else -> break
  od;
  w = 0;
  do
  :: w < 2 ->
    rule(!(isUp[w] && slot[w] == ARRIVING && hasContent[w] == 0)); /* One alert at a time. */
    /* A toast never lies over an alert. */
    rule(!(toastSlot[w] == UP && stage[w + 2] == SHOWS &&
      (stage[w] == SHOWS || stage[w] == EMBEDS)));
    w++
  :: else -> break
  od;
  if
  :: isAtRest(0) && isAtRest(1) -> /* Step 12.9: every wait ends. */
    c = 0;
    do
    :: c < HOME ->
      w = windowOf(c);
      rule(phase[c] <= SHOWN && (isToast(c) ||
        (slot[c] <= EMBEDDED && slot[c] != ARRIVING && slot[c] != AGAIN)));
      rule(phase[c] == IDLE || isClosed[w] || holder[c] == top(w) || stage[c] == SHOWS ||
        (isToast(c) && isBelow(w)));
      rule(phase[c] == IDLE || withdrawal[current[c]] == 0); /* Nothing untrue stays. */
      rule(stage[c] != WITHHOLDS || isToastTaken(w, holder[c]) || (isToast(c) && isBelow(w)));
      c++
    :: else -> break
    od
  :: else
  fi;
  sum = 0; c = 0; w = 0; i = 0; found = 0
}
