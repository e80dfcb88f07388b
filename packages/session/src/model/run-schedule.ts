import { type ModelWorld, type PlantedFault, TABS } from './model-parts'
import type { Command, Schedule } from './command'
import { INVARIANTS } from './invariants/invariants'
import type { Invariant } from './invariants/invariant'
import { createModelWorld } from './model-world'
import { dispose, heal, performCommand } from './perform-command'

/** One command as it was done, and the last moment that belongs to it. */
export interface Step {
  command: Command | 'the end'
  isDone: boolean
  /** It only leads to where the schedule begins. */
  isOpening: boolean
  lastMoment: number
}

export interface Violation {
  invariant: Invariant
  what: string
}

export interface Run {
  start: Schedule['start']
  world: ModelWorld
  steps: readonly Step[]
  /** The first rule that broke; null when all held to the end. */
  violation: Violation | null
}

export interface RunOptions {
  plant?: PlantedFault
  /** The invariants that are checked; all by default. */
  rules?: readonly Invariant[]
}

/** Does what the schedule says, and checks every invariant after each command and at the end. */
export async function runSchedule(
  { start, commands }: Schedule,
  { plant = {}, rules = INVARIANTS }: RunOptions = {},
): Promise<Run> {
  const world = createModelWorld(plant)
  const opening = start === 'Ann is signed in' ? OPENING : OPENING.slice(0, TABS.length)
  const steps: Step[] = []
  let violation: Violation | null = null

  const step = async (command: Command): Promise<boolean> => {
    const isDone = await performCommand(world, command)
    return noteStep(command, isDone)
  }
  const noteStep = (command: Step['command'], isDone: boolean): boolean => {
    const isOpening = steps.length < opening.length
    steps.push({ command, isDone, isOpening, lastMoment: world.time.moment() })
    if (isDone) violation = firstBroken(world, rules)
    return violation === null
  }

  for (const command of [...opening, ...commands]) {
    if (!(await step(command))) return { world, start, steps, violation }
  }
  await heal(world)
  if (!noteStep('the end', true)) return { world, start, steps, violation }
  for (const page of world.browser.pages()) if (!page.isDisposed) await dispose(world, page)
  noteStep('the end', true)
  return { world, start, steps, violation }
}

const OPENING: readonly Command[] = [
  ...TABS.map((tab) => ({ do: 'open', tab }) as const),
  { do: 'sign-in', tab: 'A', who: 'Ann' },
  { do: 'wait', ms: 1_000 },
]

function firstBroken(world: ModelWorld, rules: readonly Invariant[]): Violation | null {
  for (const invariant of rules) {
    const what = invariant.broken(world)
    if (what !== null) return { invariant, what }
  }
  return null
}
