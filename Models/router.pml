/* The rules of presenting errors, as a model whose states are all visited; see Scripts/model.
 *
 * An app has two windows with three hosts: both roots, and a sheet over window 0. The app, a person
 * and the system cause at most EVENTS events, among them at most PROBLEMS new problems. Between the
 * events, each host acts in any way that a system may: it shows an alert at once, late or never,
 * reports a dismissal before or after the action or without one, and removes the alert before or
 * after its view is updated. A turn of the main actor may come between two events or not. Texts,
 * routes, fields and banners are left out.
 *
 * The choices are in this file, and most rules in rules.pml. A step has the name of the call
 * of `ModelApp` that performs it on the real router, so that each script is a test. Each `bug(n)`
 * is a planted bug, which `bugs.txt` puts in words. Every inline names the Swift code that it
 * abstracts, and a rule has the name that Mutations/README.md gives it. */

#include "state.pml"
#include "presentations.pml"
#include "problems.pml"
#include "events.pml"
#include "rules.pml"

/* A step by its number and its call: an event counts towards EVENTS, a move of a host doesn't. */
#define move_(number, call, guard, ...) \
  :: d_step { c_expr { may(number) } && (guard) -> \
    c_code { tellStep(number, call); }; __VA_ARGS__; skip }
#define event(number, call, guard, ...) \
  move_(number, call, c_expr { now.events < eventLimit } && (guard), events++; __VA_ARGS__)
#define report(number, call, k, awaited, v) \
  event(number, call, used < PROBLEMS && !isClosed[v], \
    pending++; newKind = k; newWindow = v; isNewAwaited = awaited)

active proctype app() {
  c_code { begin(); };
end:
  do
  :: atomic {
    if
    report(1, "report(.note, in: 0)", NOTE, 0, 0)
    report(2, "report(.note, in: 1)", NOTE, 0, 1)
    report(3, "report(.ownNote, in: 0)", NOTE, 1, 0)
    report(4, "report(.ownNote, in: 1)", NOTE, 1, 1)
    report(5, "report(.tick, in: 0)", TICK, 0, 0)
    report(6, "report(.tick, in: 1)", TICK, 0, 1)
    report(7, "report(.ownTick, in: 0)", TICK, 1, 0)
    report(8, "report(.ownTick, in: 1)", TICK, 1, 1)
    report(9, "report(.load, in: 0)", LOAD, 0, 0)
    report(10, "report(.load, in: 1)", LOAD, 0, 1)
    report(11, "report(.save, in: 0)", SAVE, 1, 0)
    report(12, "report(.save, in: 1)", SAVE, 1, 1)
    report(13, "report(.mark, in: 0)", MARK, 1, 0)
    report(14, "report(.mark, in: 1)", MARK, 1, 1)
    report(15, "report(.send, in: 0)", SEND, 1, 0)
    report(16, "report(.send, in: 1)", SEND, 1, 1)
    event(17, "report(.save, in: nil)", used < PROBLEMS && isClosed[0] && isClosed[1],
      pending++; newKind = SAVE; newWindow = 2; isNewAwaited = 1)
    event(18, "reportElsewhere()", events == 0,
      pending = (bug(59) -> 1 : 0); tell(IGNORED))
    event(19, "press(.ok, in: 0)", isVisible(0), choose(0, OK))
    event(20, "press(.tryAgain, in: 0)", isVisible(0) && isKeyed(kind[current[0]]), choose(0, TRY))
    event(21, "dismiss(in: 0)", isVisible(0), phase[0] = DISMISSED)
    event(22, "dismiss(in: 0, before: .ok)", isVisible(0) && owed[0] == 0,
      phase[0] = DISMISSED; owed[0] = OK)
    event(23, "dismiss(in: 0, before: .tryAgain)",
      isVisible(0) && owed[0] == 0 && isKeyed(kind[current[0]]),
      phase[0] = DISMISSED; owed[0] = TRY)
    event(24, "pressToast(in: 0)",
      isVisible(2) && isKeyed(kind[current[2]]) && running[0] == 0 && isFailing[current[2]],
      isChosen[current[2]] = 1; ask(0, current[2], TRY_AGAIN))
    event(25, "closeToast(in: 0)", phase[2] == SHOWN && (isVisible(2) || stage[2] == WITHHOLDS),
      phase[2] = ((stage[2] == WITHHOLDS && !bug(15)) -> SHOWN : DISMISSED))
    event(26, "close(0)", !isClosed[0],
      isClosed[0] = 1; isClosing[0] = 1; last = (bug(28) -> 0 : 1);
      hasLeft[0] = phase[0] > SHOWN && !bug(26); hasLeft[2] = phase[2] > SHOWN && !bug(26))
    event(27, "open(0)", isClosed[0], openWindow(0))
    event(28, "changeVisibility(of: 0)", !isClosed[0], changeVisibility(0))
    event(29, "press(.ok, in: 1)", isVisible(1), choose(1, OK))
    event(30, "press(.tryAgain, in: 1)", isVisible(1) && isKeyed(kind[current[1]]), choose(1, TRY))
    event(31, "dismiss(in: 1)", isVisible(1), phase[1] = DISMISSED)
    event(32, "dismiss(in: 1, before: .ok)", isVisible(1) && owed[1] == 0,
      phase[1] = DISMISSED; owed[1] = OK)
    event(33, "dismiss(in: 1, before: .tryAgain)",
      isVisible(1) && owed[1] == 0 && isKeyed(kind[current[1]]),
      phase[1] = DISMISSED; owed[1] = TRY)
    event(34, "pressToast(in: 1)",
      isVisible(3) && isKeyed(kind[current[3]]) && running[0] == 0 && isFailing[current[3]],
      isChosen[current[3]] = 1; ask(0, current[3], TRY_AGAIN))
    event(35, "closeToast(in: 1)", phase[3] == SHOWN && (isVisible(3) || stage[3] == WITHHOLDS),
      phase[3] = ((stage[3] == WITHHOLDS && !bug(15)) -> SHOWN : DISMISSED))
    event(36, "close(1)", !isClosed[1],
      isClosed[1] = 1; isClosing[1] = 1; last = (bug(28) -> 1 : 0);
      hasLeft[1] = phase[1] > SHOWN && !bug(26); hasLeft[3] = phase[3] > SHOWN && !bug(26))
    event(37, "open(1)", isClosed[1], openWindow(1))
    event(38, "changeVisibility(of: 1)", !isClosed[1], changeVisibility(1))
    event(39, "presentForeign()", !isClosed[0] && !isForeign, isForeign = 1)
    event(40, "dismissForeign()", isForeign, isForeign = 0)
    event(41, "openSheet()", !isClosed[0] && !isSheetUp && !isUp[0] && !isForeign, isSheetUp = 1)
    event(42, "closeSheet()", isSheetUp && !isForeign && !isDue(0) && !isDue(1),
      closeSheet(); turns = 3)
    event(43, "restoreNetwork()", network == 2 && !isDue(0) && !isDue(1),
      networkReturned(); turns = 3)
    event(44, "expire()", (spent > 0 || isExpiring) && !isDue(0) && !isDue(1), expire(); turns = 3)
    event(45, "succeed(.save)", running[0] == 2 && !isDue(0) && !isDue(1), succeed(0); turns = 3)
    event(46, "fail(.save)", running[0] == 2 && used < PROBLEMS && !isDue(0) && !isDue(1),
      fail(0); turns = 3)
    event(47, "resolve(.save)", true,
      each(isFailing[p] && isKeyed(kind[p]) && (change(kind[p]) == 0 || bug(53)),
        rule(change(kind[p]) == 0); isFailing[p] = 0))
    event(48, "succeed(.send)", running[1] == 2 && !isDue(0) && !isDue(1), succeed(1); turns = 3)
    event(49, "fail(.send)", running[1] == 2 && used < PROBLEMS && !isDue(0) && !isDue(1),
      fail(1); turns = 3)
    event(50, "resolve(.send)", true,
      each(isFailing[p] && isKeyed(kind[p]) && change(kind[p]) == 1, isFailing[p] = 0))
    event(51, "readInbox()", true, each(place[p] == INBOX, isRead[p] = 1; isSeen[p] = 1))
    event(52, "clearInbox()", true,
      each(place[p] == INBOX,
        isSeen[p] = 1; finish(p, PRESENTED); kind[p] = (bug(54) -> 0 : kind[p])))
    event(53, "tryInboxAgain()", true,
      each(place[p] == INBOX && isKeyed(kind[p]) && isFailing[p] && running[change(kind[p])] == 0,
        isChosen[p] = 1; isSeen[p] = 1; ask(change(kind[p]), p, TRY_AGAIN)))
    event(54, "withdraw(1)", 1 <= PROBLEMS && isFailing[1] && !isWithdrawn[1],
      withdraw(1))
    event(55, "withdraw(2)", 2 <= PROBLEMS && isFailing[2] && !isWithdrawn[2],
      withdraw(2))
    /* The moves of the hosts. */
    move_(99, "turn()", isDue(0) || isDue(1), turns = 3)
    move_(100, "wait(1, in: 0)", mustWaitShortly(0) && !isDue(0) && !isDue(1),
      wait(0); turns = 3)
    move_(101, "wait(4, in: 0)", mustWait(0) && !isDue(0) && !isDue(1) && !mustWaitShortly(0),
      wait(0); turns = 3)
    move_(102, "wait(11, in: 0)", mustWaitLong(0) && !isDue(0) && !isDue(1) && !mustWaitShortly(0),
      wait(0); turns = 3)
    move_(59, "appear(in: 0)", canAppear(0), isUp[0] = 1; hasContent[0] = 1)
    move_(60, "appearLate(in: 0)", isLeaving(0) && !hasContent[0] &&
      !isUp[0] && !isOffSystem[0] && !isTaken(0, ROOT), isUp[0] = 1; hasContent[0] = 1)
    move_(61, "vanish(in: 0)", canVanish(0), isUp[0] = 0)
    move_(62, "update(in: 0)", canAcknowledge(0),
      isAcknowledged[0] = 1;
      slot[0] = (isOffSystem[0] -> GONE : slot[0]); hasLeft[0] = isOffSystem[0])
    move_(63, "updateToast(in: 0)", canAcknowledge(2), toastSlot[0] = NONE; hasLeft[2] = 1)
    move_(64, "act(in: 0)", owed[0] != 0,
      act(0))
    move_(65, "dismissAgain(in: 0)",
      (stage[0] == WITHHOLDS && phase[0] == SHOWN) || (stage[0] == CLEARS && phase[0] == ACTION),
      dismissAgain(0))
    move_(110, "wait(1, in: 1)", mustWaitShortly(1) && !isDue(0) && !isDue(1),
      wait(1); turns = 3)
    move_(111, "wait(4, in: 1)", mustWait(1) && !isDue(0) && !isDue(1) && !mustWaitShortly(1),
      wait(1); turns = 3)
    move_(112, "wait(11, in: 1)", mustWaitLong(1) && !isDue(0) && !isDue(1) && !mustWaitShortly(1),
      wait(1); turns = 3)
    move_(67, "appear(in: 1)", canAppear(1), isUp[1] = 1; hasContent[1] = 1)
    move_(68, "appearLate(in: 1)", isLeaving(1) && !hasContent[1] &&
      !isUp[1] && !isOffSystem[1] && !isTaken(1, ROOT), isUp[1] = 1; hasContent[1] = 1)
    move_(69, "vanish(in: 1)", canVanish(1), isUp[1] = 0)
    move_(70, "update(in: 1)", canAcknowledge(1),
      isAcknowledged[1] = 1;
      slot[1] = (isOffSystem[1] -> GONE : slot[1]); hasLeft[1] = isOffSystem[1])
    move_(71, "updateToast(in: 1)", canAcknowledge(3), toastSlot[1] = NONE; hasLeft[3] = 1)
    move_(72, "act(in: 1)", owed[1] != 0,
      act(1))
    move_(73, "dismissAgain(in: 1)",
      (stage[1] == WITHHOLDS && phase[1] == SHOWN) || (stage[1] == CLEARS && phase[1] == ACTION),
      dismissAgain(1))
    /* The end of a script. */
    :: d_step { c_expr { next == -1 } && (c_expr { !isResting } || (isAtRest(0) && isAtRest(1))) ->
      c_code { next = -2; }; turns = 3 }
    fi;
    d_step {
      finishStep();
      check();
      c_code { if (next == -2) tellState(); }
    }
  }
  od
}
