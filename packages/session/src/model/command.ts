import { TABS, type TabName } from './model-parts'
import * as fc from 'fast-check'
import type { Fault, FaultTarget } from './model-faults'
import { PEOPLE, type PersonName } from './model-people'

/** Something that a person, the machine, the network or the server does. One that can't be done is passed over. */
export type Command =
  | { do: 'sign-in'; tab: TabName; who: PersonName }
  | { do: 'sign-out'; tab: TabName; isGlobal: boolean }
  | { do: 'request'; tab: TabName; count: number; isUnsafe: boolean }
  | { do: 'cancel'; tab: TabName }
  | { do: 'switch-practice' | 'switch-organization'; tab: TabName }
  | { do: 'wait'; ms: number }
  | { do: 'sleep'; ms: number }
  | { do: 'skew'; ms: number }
  | { do: 'offline' | 'online'; tab: TabName }
  | { do: 'background' | 'wake'; tab: TabName }
  | { do: 'open' | 'reload' | 'crash' | 'dispose'; tab: TabName }
  | { do: 'glimpse'; tab: TabName; writes: number }
  | { do: 'fault'; fault: Fault; count: number; target: FaultTarget }
  | { do: 'end-sessions' }

/** The commands of one run. It starts with a browser in which Ann is signed in with three tabs, or no person is. */
export interface Schedule {
  start: 'Ann is signed in' | 'nobody is signed in'
  commands: readonly Command[]
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const tab = fc.constantFrom(...TABS)
const who = fc.constantFrom(...PEOPLE)
const between = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max })

/** From the blink in which an answer is under way to the hours after which nothing is fresh any more. */
const passing = fc.oneof(
  { arbitrary: between(1, 60), weight: 5 },
  { arbitrary: between(1, 12).map((seconds) => seconds * SECOND), weight: 4 },
  { arbitrary: between(13, 70).map((seconds) => seconds * SECOND), weight: 2 },
  { arbitrary: between(10, 32).map((halves) => halves * (MINUTE / 2)), weight: 5 },
  { arbitrary: between(1, 3).map((hours) => hours * HOUR), weight: 1 },
)
const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ kind: fc.constant('refused' as const), downMs: fc.constantFrom(0, 60, 3 * SECOND) }),
  fc.constantFrom<Fault>({ kind: 'broken' }, { kind: 'lost' }, { kind: 'torn' }),
  fc.record({
    kind: fc.constant('slow' as const),
    upMs: fc.constantFrom(0, 60, 3 * SECOND, 8 * SECOND),
    downMs: fc.constantFrom(0, 60, 3 * SECOND, 8 * SECOND, 14 * SECOND, 40 * SECOND),
  }),
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: passing }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      tab,
      count: fc.constantFrom(1, 1, 2, 5),
      isUnsafe: fc.boolean(),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('fault' as const),
      fault,
      count: between(1, 3),
      target: fc.constantFrom<FaultTarget>('any', 'refresh'),
    }),
  },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('sign-in' as const), tab, who }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('sign-out' as const), tab, isGlobal: fc.boolean() }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constantFrom('wake', 'open', 'reload', 'offline', 'online', 'background', 'cancel', 'crash'),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('dispose', 'switch-practice'), tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('switch-organization' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sleep' as const), ms: passing }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('skew' as const),
      ms: fc.oneof(
        fc.constantFrom(DAY, -DAY, HOUR, -HOUR),
        between(-20, 20).map((minutes) => minutes * MINUTE),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('glimpse' as const), tab, writes: between(1, 20) }) },
  { weight: 1, arbitrary: fc.constant<Command>({ do: 'end-sessions' }) },
)

/** The most commands of one run. */
const LONGEST = 24

export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  start: fc.constantFrom<Schedule['start']>('Ann is signed in', 'Ann is signed in', 'nobody is signed in'),
  commands: fc.array(command, { minLength: 1, maxLength: LONGEST, size: 'max' }),
})
