import type { StaffIdentity } from '../actor'
import type { Tx } from '../db/database'
import type { Deps } from '../deps'
import { recordAudits, type AuditEntry } from '../modules/audit'
import { workOf } from '../work'

/** Something that a verb of the product writes as it was done at a moment of the year; its clock stands at that. */
interface Done {
  at: Date
  run(tx: Tx, deps: Deps): Promise<unknown>
}

/** Something that is written otherwise, and of which only the audit log has to know. */
interface Audited {
  at: Date
  actor: StaffIdentity
  audits: readonly AuditEntry[]
}

/** What happened at a moment of the year. */
export type Deed = Done | Audited

/** Does what was done over the year in its order, which the audit log is in too. */
export async function doInOrder(tx: Tx, deps: Deps, deeds: readonly Deed[]): Promise<void> {
  const waiting: Audited[] = []
  for (const deed of deeds.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    if ('audits' in deed) {
      if (waiting[0] !== undefined && waiting[0].actor !== deed.actor) await recordAll(tx, deps, waiting)
      waiting.push(deed)
      continue
    }
    await recordAll(tx, deps, waiting)
    await deed.run(tx, { ...deps, clock: { ...deps.clock, now: () => deed.at } })
  }
  await recordAll(tx, deps, waiting)
}

/** Records what one person did at several moments in one go; the clock is read once for each event. */
async function recordAll(tx: Tx, deps: Deps, waiting: Audited[]): Promise<void> {
  const events = waiting.flatMap(({ at, actor, audits }) => audits.map((entry) => ({ at, actor, entry })))
  waiting.length = 0
  const [first] = events
  if (first === undefined) return
  const times = events.map(({ at }) => at).values()
  const now = (): Date => times.next().value ?? first.at
  const work = workOf(tx, { ...deps, clock: { ...deps.clock, now } }, first.actor)
  await recordAudits(
    work,
    events.map(({ entry }) => entry),
  )
}
