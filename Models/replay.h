/* The script that a search prints or follows; a part of router.pml.
 *
 * EVENTS is the number of events, six by default. BUG is the number of the planted bug. With TALK,
 * the search prints each step as a number and a call of `ModelApp`. With STEPS, a list of such
 * numbers, it takes exactly these steps, and prints the state at their end. With MUTE, no rule ends
 * it, and with REST, time passes after the steps until nothing more happens. */
static int planted, isTalking, isMute, isResting, next, eventLimit;

/* A step that a script doesn't choose is a turn or a wait after its end. */
#define TURN 99
#define LAST_WAIT 112
#define may(step) \
  (next == 0 || next == step || (next == -1 && isResting && step >= TURN && step <= LAST_WAIT))
static int steps[200], stepCount, position, runCount;
static int outcomes[7];
static long taken[200];

/* Prints how often a search has taken each step. */
static void tellTaken(void) {
  for (int step = 0; step < 200; step++)
    if (taken[step]) printf("taken %d: %ld\n", step, taken[step]);
}

static void begin(void) {
  char *list = getenv("STEPS"), *bug = getenv("BUG"), *end;
  planted = bug ? atoi(bug) : 0;
  eventLimit = getenv("EVENTS") ? atoi(getenv("EVENTS")) : 6;
  isTalking = getenv("TALK") != 0;
  isMute = getenv("MUTE") != 0;
  isResting = getenv("REST") && *getenv("REST");
  for (; list && stepCount < 199; list = end) {
    int step = strtol(list, &end, 10);
    if (end == list) break;
    steps[stepCount++] = step;
  }
  next = stepCount ? steps[0] : 0;
  if (!isTalking) atexit(tellTaken);
}

static void tellStep(int number, const char *call) {
  taken[number]++;
  if (isTalking) printf("step %d %s\n", number, call);
  if (!stepCount) return;
  next = ++position < stepCount ? steps[position] : -1;
  now.position++;
}

static void tellOutcome(int outcome) { outcomes[outcome]++; }

/* Prints the state as `ModelApp.state` does. */
static void tellState(void) {
  static const char *kinds[] = {"", "note", "tick", "load", "save", "mark", "send"};
  static const char *stages[] = {"", "shows", "embeds", "withholds", "clears"};
  static const char *hosts[] = {"", "root", "sheet"};
  static const char *names[] = {"", "presented", "resolved", "repaired", "coalesced", "ignored"};
  static const int order[] = {4, 5, 1, 3, 2};
  int answered = outcomes[6];
  char entries[10][20];
  int count = 0;
  printf("state ");
  for (int window = 0; window < 2; window++) {
    if (now.isClosed[window]) continue;
    for (int host = 1; host < 3; host++)
      for (int context = window; context < 4; context += 2)
        if (now.holder[context] == host && now.stage[context])
          printf("%d %s %s %s, ", window, hosts[host], stages[now.stage[context]],
                 kinds[now.kind[now.current[context]]]);
    for (int context = window; context < 4; context += 2) {
      int waiting = 0;
      for (unsigned i = 0; i < sizeof now.line; i++)
        waiting += now.line[i] && now.place[now.line[i]] == context;
      if (waiting) printf("%d %d %s waits, ", window, waiting, context < 2 ? "alert" : "toast");
    }
  }
  for (unsigned problem = 1; problem < sizeof now.kind; problem++)
    if (now.kind[problem] && now.place[problem] == 6 && now.isPlaced[problem])
      sprintf(entries[count++], "%s%s", kinds[now.kind[problem]],
              now.isRead[problem] ? " read" : "");
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++)
      if (strcmp(entries[i], entries[j]) > 0) {
        char entry[20];
        strcpy(entry, entries[i]);
        strcpy(entries[i], entries[j]);
        strcpy(entries[j], entry);
      }
  for (int i = 0; i < count; i++) printf("inbox %s, ", entries[i]);
  printf("runs %d", runCount);
  outcomes[1] += answered;
  if (now.pending) printf(", pending %d", now.pending);
  for (int i = 0; i < 5; i++)
    if (outcomes[order[i]]) printf(", %s %d", names[order[i]], outcomes[order[i]]);
  if (answered) printf(", %d by action", answered);
  printf("\n");
}
