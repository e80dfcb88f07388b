import type { Actor, StaffActor } from './actor'
import type { Tx } from './db/database'
import { inTenant } from './db/tenant'
import type { Deps } from './deps'

/** An open transaction in the actor's organization, and who acts in it. */
export interface Work<Who extends Actor = StaffActor> {
  readonly tx: Tx
  readonly actor: Who
  /** Its `db` is the open transaction, so that what opens one inside joins it. */
  readonly deps: Deps
  now(): Date
  newId(): string
}

/** The work of an actor in a transaction that has entered their organization already. */
export const workOf = <Who extends Actor>(tx: Tx, deps: Deps, actor: Who): Work<Who> => ({
  tx,
  actor,
  deps: { ...deps, db: tx },
  now: () => deps.clock.now(),
  newId: () => deps.newId(),
})

/** Runs work in one transaction inside the actor's organization: all of it commits, or nothing does. */
export const inWork = <Who extends Actor, Result>(
  deps: Deps,
  actor: Who,
  run: (work: Work<Who>) => Promise<Result>,
): Promise<Result> => inTenant(deps.db, actor.organizationId, (tx) => run(workOf(tx, deps, actor)))
