/* What the model knows: the problems, the presentations, the system and the router. */

c_code {
#include "replay.h"
}

/* A rule; a script is performed to its end with the bug, too. */
#define rule(condition) assert((condition) || c_expr { isMute })
#define bug(n) c_expr { planted == n }

#ifndef PROBLEMS
#define PROBLEMS 3
#endif

/* A problem by its words, see `ModelApp.Kind`. */
#define NOTE 1 /* An alert without an operation. */
#define TICK 2 /* A toast without an operation. */
#define LOAD 3 /* A toast: a load has failed offline. */
#define SAVE 4 /* An alert: the person's change 0 has failed. */
#define MARK 5 /* A toast: the same change has failed, in other words. */
#define SEND 6 /* An alert: the person's change 1 has failed offline, without an effect. */
#define isToastKind(k) (k == TICK || k == LOAD || k == MARK)
#define isKeyed(k) (k >= SAVE)
#define isOffline(k) (k == LOAD || k == SEND)
#define change(k) (k == SEND)

/* A place is a context (interruptions of windows 0 and 1, toasts of windows 0 and 1), the surfaces
 * that keep the problems without a window (interruptions, toasts), or the inbox. */
#define HOME 4
#define INBOX 6
#define isContext(l) (l < HOME)
#define isToast(l) (l == 2 || l == 3 || l == 5)

/* The phase of a context's queue, with the answer of the closing presentation. */
#define IDLE 0
#define SHOWN 1
#define INTERRUPTED 2
#define DISMISSED 3
#define WITHDRAWN 4
#define ACTION 5

/* An outcome. */
#define PRESENTED 1
#define RESOLVED 2
#define REPAIRED 3
#define COALESCED 4
#define IGNORED 5
#define ANSWERED 6 /* Presented, and answered with an action. */

/* The phase of an alert's slot; FINAL is leaving with an answer that no action can follow. */
#define NONE 0
#define ARRIVING 1
#define AGAIN 2
#define UP 3
#define COVERED 4
#define EMBEDDED 5
#define LEAVING 6
#define FINAL 7
#define GONE 8
#define isInTheWay(s) (s != NONE && s != COVERED)

/* The phase of a toast's slot: UP, COVERED by the screen, or below an alert. */
#define BELOW 2

/* A host: none, the root or the sheet. */
#define ROOT 1
#define SHEET 2

/* The stage of the presenter that holds a context's presentation. */
#define SHOWS 1
#define EMBEDS 2
#define WITHHOLDS 3
#define CLEARS 4

/* Why an operation runs. */
#define TRY_AGAIN 1
#define RECONNECTION 2

byte events
byte used /* The problems so far. */

/* OpenProblem, by its number. A problem without a kind has ended. */
byte kind[PROBLEMS + 1]
byte place[PROBLEMS + 1]
byte reports[PROBLEMS + 1]
bit isOpen[PROBLEMS + 1]
bit isAwaited[PROBLEMS + 1]
bit isFailing[PROBLEMS + 1] /* It has a member: an unresolved report. */
bit isPlaced[PROBLEMS + 1] /* It has a presentation. */
bit isChosen[PROBLEMS + 1]
bit isCauseOver[PROBLEMS + 1]
bit isRead[PROBLEMS + 1] /* In the inbox. */
bit isWithdrawn[PROBLEMS + 1] /* No owner can withdraw the first report any longer. */
byte withdrawal[PROBLEMS + 1]
byte answer[PROBLEMS + 1]
byte repair[PROBLEMS + 1]
bit isSeen[PROBLEMS + 1] /* The person has seen it, for the rules only. */
byte pending /* The reports without an outcome, for the rules only. */

/* PresentationContext and its queue: `line` has all waiting problems. */
byte current[4]
byte phase[4]
bit isStale[4] /* The presentation is no longer that of its problem. */
byte holder[4]
byte stage[4]
bit wasSeen[4] /* Whether the person saw it until it was dismissed. */
byte line[PROBLEMS]
bit wasInterrupted[PROBLEMS + 1] /* Its presentation waits behind all urgent ones. */

/* PresentationSlots of each window. */
byte slot[2]
bit isAcknowledged[2]
bit hasContent[2]
bit isOffSystem[2]
byte slotHost[2]
bit isFresh[4] /* A slot that began below something is checked in the same turn. */
byte toastSlot[2]

/* The system of each window. */
bit isUp[2] /* It shows an alert of ours. */
bit isClosed[2]
bit isInBackground[2]
bit isForeign /* Another framework's screen is over window 0. */
bit isSheetUp
byte owed[2] /* A chosen action that the system reports late: one of the following. */
bit hasActed[2] /* The person has chosen an action, for the rules only. */
#define OK 1
#define TRY 2
#define STRAY 3 /* The action of an alert that has ended. */

/* AppRouter. */
bit last /* The window with the latest activity. */
byte spent /* AttentionBudget: the interruptions in this minute, at most one. */
bit isExpiring
byte network /* 0: no loss known; 1: a failure has begun the watch; 2: the loss is known. */

/* Intention, by the change. */
byte running[2] /* 0: idle; 1: requested; 2: running. */
byte reason[2]
byte requested[2]
byte runs[2] /* The runs in progress, for the rules only. */

/* What a step still has to do; all zero between steps. */
byte newKind, newWindow, repeated
bit isNewAwaited, isRequested, isRerun
byte target[PROBLEMS + 1] /* One more than the place to which a problem moves. */
bit isKept[PROBLEMS + 1] /* The problem moves to the inbox after the person has read it. */
bit isNew[PROBLEMS + 1] /* The problem has a new presentation. */
byte asked[2], askedFrom[2] /* The reason for which a change is to run, and the problem. */
bit hasLeft[4] /* The presentation of the context has left the screen. */
byte isClosing[2]
byte turns
byte position /* In a script, so that a step without effect is not the end of the search. */
/* Variables of inlines. */
byte p, q, c, w, h, i, n, to, found, sum, told
bit isChanged, isFit, isTried, wasTried, wasAwaited

#define windowOf(l) (l & 1)
#define isOpenWindow(v) (v < 2 && !isClosed[v])
/* SystemScreen.isTaken, from a host's view. */
#define isTaken(v, host) (isInBackground[v] || \
  (v == 0 && (isForeign || (host == ROOT && isSheetUp))))
/* Whether the system has removed the alert of a slot, and can show another. */
#define isFree(v) (!isUp[v] && !isTaken(v, slotHost[v]))
#define isToastTaken(v, host) (isTaken(v, host) || isUp[v])
/* PresentationContext.entrant: the topmost host that is on screen. */
#define top(v) ((v == 0 && isSheetUp) -> SHEET : ROOT)
/* AppRouter.front; 2 without a window. */
#define front() ((isClosed[0] && isClosed[1]) -> 2 : \
  ((isClosed[last] && !bug(28)) || \
    (isInBackground[last] && !isClosed[1 - last] && !isInBackground[1 - last] && !bug(29)) \
    -> 1 - last : last))
/* PresentationContext.isOnScreen. */
#define isOnScreen(x) (isContext(place[x]) && current[place[x]] == x && !isStale[place[x]] && \
  ((stage[place[x]] == CLEARS && (wasSeen[place[x]] || bug(6))) || \
    (bug(16) && stage[place[x]] == WITHHOLDS) || \
    (stage[place[x]] == SHOWS && !isToast(place[x])) || \
    ((stage[place[x]] == SHOWS || stage[place[x]] == EMBEDS) && \
      !isToastTaken(windowOf(place[x]), holder[place[x]]))))

/* Whether a person can see the current presentation of a context. */
#define isVisible(l) (phase[l] == SHOWN && !isTaken(windowOf(l), holder[l]) && \
  (stage[l] == EMBEDS || (stage[l] == SHOWS && (isToast(l) || isUp[windowOf(l)]))))

/* A loop over all problems that meet a condition. */
#define each(condition, action) \
  p = 1; \
  do \
  :: p <= PROBLEMS -> \
    if \
    :: kind[p] != 0 && (condition) -> action \
    :: else \
    fi; \
    p++ \
  :: else -> p = 0; break \
  od
