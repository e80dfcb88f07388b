import { type Exchange, type ModelWorld, TABS } from './model-parts'
import { expect, it } from 'vitest'
import type { Command } from './command'
import { INVARIANTS } from './invariants/invariants'
import { REFRESH_PATH } from './model-ledger'
import { createModelWorld } from './model-world'
import { performCommand } from './perform-command'

const MINUTE = 60_000

async function play(world: ModelWorld, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    await performCommand(world, command)
    expect(INVARIANTS.map((invariant) => invariant.broken(world)).filter((what) => what !== null)).toEqual([])
  }
}

/** Ann is signed in in three tabs. */
async function threeTabs(): Promise<ModelWorld> {
  const world = createModelWorld()
  await play(
    world,
    ...TABS.map((tab) => ({ do: 'open', tab }) as const),
    { do: 'sign-in', tab: 'A', who: 'Ann' },
    { do: 'wait', ms: 1_000 },
  )
  return world
}

const refreshes = ({ ledger }: ModelWorld, since = 0): readonly Exchange[] =>
  ledger.exchanges.slice(since).filter(({ path }) => path === REFRESH_PATH)

it('1,000 requests that meet a 401 at once make exactly one refresh, and all settle', async () => {
  const world = await threeTabs()
  const before = world.ledger.exchanges.length
  world.faults.plan({ kind: 'refused', downMs: 0 }, 1_000, 'any')
  await play(world, { do: 'request', tab: 'B', count: 1_000, isUnsafe: false }, { do: 'wait', ms: 1_000 })
  expect(refreshes(world, before)).toHaveLength(1)
  const outcomes = world.ledger.asked.filter(({ what }) => what === 'request').map(({ outcome }) => outcome)
  expect(outcomes).toEqual(Array.from({ length: 1_000 }, () => 'done'))
})

it.each(TABS)('a sign-out in tab %s during a refresh in tab A leaves no credential anywhere', async (tab) => {
  const world = await threeTabs()
  const session = world.server.sessions[0]
  if (session === undefined) throw new Error('Nobody is signed in')
  world.faults.plan({ kind: 'slow', upMs: 0, downMs: 3_000 }, 1, 'refresh')
  world.faults.plan({ kind: 'refused', downMs: 0 }, 1, 'any')
  const before = world.ledger.exchanges.length
  await play(
    world,
    { do: 'request', tab: 'A', count: 1, isUnsafe: false },
    { do: 'wait', ms: 1_000 },
    { do: 'sign-out', tab, isGlobal: false },
    { do: 'wait', ms: 5 * MINUTE },
  )
  expect(refreshes(world, before)).toHaveLength(1)
  const secrets = world.server.secretsOf(session)
  const { shared, tabs } = world.browser
  for (const entries of [shared, ...TABS.map((name) => tabs[name].perTab)])
    expect([...entries.values()].filter((value) => secrets.includes(value))).toEqual([])
  expect(TABS.map((name) => tabs[name].page?.session().store.getState().status)).toEqual([
    'signed-out',
    'signed-out',
    'signed-out',
  ])
})

it('three tabs never refresh one token twice in three hours, and renew it each time', async () => {
  const world = await threeTabs()
  const before = world.ledger.exchanges.length
  await play(world, { do: 'wait', ms: 3 * 60 * MINUTE })
  const cookies = refreshes(world, before).map(({ cookie }) => cookie)
  expect(new Set(cookies).size).toBe(cookies.length)
  expect(cookies.length).toBeGreaterThanOrEqual(12)
})

it('who signs out in a tab that is gone before the server heard of it, and signs in again, is there as themselves', async () => {
  const world = await threeTabs()
  await play(
    world,
    { do: 'sign-in', tab: 'B', who: 'Bob' },
    { do: 'dispose', tab: 'A' },
    { do: 'wait', ms: 1_000 },
    { do: 'fault', fault: { kind: 'slow', upMs: 0, downMs: 8_000 }, count: 1, target: 'any' },
    { do: 'reload', tab: 'A' },
    { do: 'sign-out', tab: 'B', isGlobal: false },
    { do: 'reload', tab: 'B' },
    { do: 'sign-in', tab: 'B', who: 'Bob' },
    { do: 'wait', ms: MINUTE },
  )
  const people = TABS.map((name) => world.browser.tabs[name].page?.session().store.getState().user?.name)
  expect(new Set(people).size).toBe(1)
  expect(people[0]).toContain('Bob')
})
