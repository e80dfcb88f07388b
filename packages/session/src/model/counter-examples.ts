import type { Schedule } from './command'

export interface KnownCounterExample {
  /** The rule that it broke when it was found, shrunk as far as it went. */
  broke: number
  /** What went wrong. */
  what: string
  schedule: Schedule
}

const fromAnn = (commands: Schedule['commands']): Schedule => ({ start: 'Ann is signed in', commands })

/** Schedules that broke a rule once; they are tried first, for ever. */
export const COUNTER_EXAMPLES: readonly KnownCounterExample[] = [
  {
    broke: 5,
    what: 'a restore whose look-up of the organization was refused, as another tab changed over, took it for a refused refresh',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'A', who: 'Bob' },
      { do: 'wait', ms: 300_000 },
      { do: 'skew', ms: 86_400_000 },
      { do: 'reload', tab: 'C' },
      { do: 'switch-organization', tab: 'A' },
      { do: 'wait', ms: 1_000 },
    ]),
  },
  {
    broke: 6,
    what: 'a tab that looked on while another kept a new token took the end of the one before for its own',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'A', who: 'Ann' },
      { do: 'glimpse', tab: 'A', writes: 3 },
      { do: 'skew', ms: -3_600_000 },
      { do: 'offline', tab: 'C' },
      { do: 'wait', ms: 1_000 },
      { do: 'sleep', ms: 300_000 },
      { do: 'sleep', ms: 600_000 },
      { do: 'wake', tab: 'A' },
    ]),
  },
  {
    broke: 3,
    what: 'a change of organization whose answer was late brought back a session that another tab had signed out',
    schedule: fromAnn([
      { do: 'switch-organization', tab: 'A' },
      { do: 'sleep', ms: 13_000 },
      { do: 'sign-out', tab: 'B', isGlobal: false },
      { do: 'wait', ms: 1 },
    ]),
  },
  {
    broke: 7,
    what: 'a tab that two sign-ins at once left with the other’s cookie went on as one person with the token of the next',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'C', who: 'Ann' },
      { do: 'sign-in', tab: 'A', who: 'Bob' },
      { do: 'wait', ms: 1_000 },
      { do: 'request', tab: 'A', count: 1, isUnsafe: false },
    ]),
  },
  {
    broke: 3,
    what: 'a restore whose refresh got no answer brought back a session that another tab had signed out meanwhile',
    schedule: fromAnn([
      { do: 'crash', tab: 'A' },
      { do: 'fault', fault: { kind: 'torn' }, count: 1, target: 'any' },
      { do: 'open', tab: 'A' },
      { do: 'sign-out', tab: 'B', isGlobal: false },
    ]),
  },
  {
    broke: 7,
    what: 'a restore that was refused cleared the store and told nobody',
    schedule: fromAnn([
      { do: 'end-sessions' },
      { do: 'skew', ms: -60_000 },
      { do: 'reload', tab: 'A' },
      { do: 'wake', tab: 'A' },
    ]),
  },
  {
    broke: 3,
    what: 'a tab that was reloaded while another signed out kept its CSRF token',
    schedule: fromAnn([
      { do: 'sign-out', tab: 'A', isGlobal: false },
      { do: 'reload', tab: 'C' },
    ]),
  },
  {
    broke: 5,
    what: 'a refresh under way in one tab put the old cookie over that of a sign-in in another',
    schedule: fromAnn([
      { do: 'skew', ms: 86_400_000 },
      { do: 'request', tab: 'B', count: 1, isUnsafe: false },
      { do: 'sign-in', tab: 'B', who: 'Bob' },
    ]),
  },
  {
    broke: 5,
    what: 'a refused refresh took the cookie of a sign-in that had just been made',
    schedule: fromAnn([
      { do: 'end-sessions' },
      { do: 'crash', tab: 'C' },
      { do: 'sign-in', tab: 'A', who: 'Ann' },
      { do: 'open', tab: 'C' },
    ]),
  },
  {
    broke: 5,
    what: 'a sign-out of an older session took the cookie of a sign-in that had just been made',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'A', who: 'Ann' },
      { do: 'sleep', ms: 1_000 },
      { do: 'sign-out', tab: 'C', isGlobal: false },
      { do: 'wait', ms: 1_000 },
    ]),
  },
  {
    broke: 6,
    what: 'a sign-in that was answered after an hour’s sleep looked its person up with the dead token',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'A', who: 'Bob' },
      { do: 'sleep', ms: 3_600_000 },
      { do: 'wait', ms: 1 },
    ]),
  },
  {
    broke: 6,
    what: 'a sign-out that had waited for its turn while the machine slept carried a dead token',
    schedule: fromAnn([
      { do: 'sign-out', tab: 'A', isGlobal: false },
      { do: 'sign-out', tab: 'B', isGlobal: false },
      { do: 'sleep', ms: 900_000 },
      { do: 'wait', ms: 300_000 },
    ]),
  },
  {
    broke: 6,
    what: 'the second look-up of a sign-in went out with a token that had died during the first',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'A', who: 'Bob' },
      { do: 'wait', ms: 40 },
      { do: 'sleep', ms: 3_600_000 },
      { do: 'wait', ms: 3_600_000 },
    ]),
  },
  {
    broke: 4,
    what: 'a sign-out took its five seconds once to wait for its turn, and once more for the answer',
    schedule: fromAnn([
      { do: 'fault', fault: { kind: 'slow', upMs: 3_000, downMs: 0 }, count: 2, target: 'any' },
      { do: 'sign-out', tab: 'C', isGlobal: false },
      { do: 'sign-out', tab: 'A', isGlobal: false },
      { do: 'wait', ms: 13_000 },
    ]),
  },
  {
    broke: 8,
    what: 'a session that was disposed of while it signed out kept the lock',
    schedule: fromAnn([
      { do: 'sign-out', tab: 'C', isGlobal: false },
      { do: 'dispose', tab: 'C' },
    ]),
  },
  {
    broke: 1,
    what: 'a tab that waited its turn sent a refresh token which had just been refused',
    schedule: fromAnn([{ do: 'end-sessions' }, { do: 'sleep', ms: 3_600_000 }, { do: 'wait', ms: 300_000 }]),
  },
  {
    broke: 3,
    what: 'a restore went on looking its person up with the token of a session that another tab had signed out',
    schedule: fromAnn([
      { do: 'skew', ms: 86_400_000 },
      { do: 'reload', tab: 'A' },
      { do: 'wait', ms: 40 },
      { do: 'sign-out', tab: 'C', isGlobal: false },
      { do: 'offline', tab: 'A' },
    ]),
  },
  {
    broke: 3,
    what: 'a sign-out in a tab that had not heard of a newer sign-in ended nothing in a third tab',
    schedule: fromAnn([
      { do: 'sign-in', tab: 'C', who: 'Ann' },
      { do: 'wait', ms: 40 },
      { do: 'sign-out', tab: 'B', isGlobal: false },
      { do: 'request', tab: 'A', count: 1, isUnsafe: false },
    ]),
  },
  {
    broke: 5,
    what: 'the rule itself took a tab for one of its first sign-in, whose place an unfinished second one had taken',
    schedule: fromAnn([
      { do: 'background', tab: 'A' },
      { do: 'offline', tab: 'B' },
      { do: 'fault', fault: { kind: 'torn' }, count: 1, target: 'any' },
      { do: 'sign-in', tab: 'A', who: 'Ann' },
      { do: 'wait', ms: 840_000 },
      { do: 'fault', fault: { kind: 'lost' }, count: 3, target: 'any' },
      { do: 'skew', ms: 86_400_000 },
      { do: 'wait', ms: 3_600_000 },
    ]),
  },
  {
    broke: 5,
    what: 'the rule itself forgot what a tab held that was told of another’s expiry only after its store was cleared',
    schedule: fromAnn([
      { do: 'switch-organization', tab: 'C' },
      { do: 'wait', ms: 41 },
      { do: 'sleep', ms: 630_000 },
      { do: 'sign-in', tab: 'A', who: 'Ann' },
      { do: 'skew', ms: 240_000 },
      { do: 'request', tab: 'A', count: 1, isUnsafe: false },
    ]),
  },
]
