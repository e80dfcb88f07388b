import { scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { forbidden } from '../../errors'
import { isOwner } from '../staff'

/** Throws 403 unless the actor is an Owner who may take data out. */
export async function requireOwner(tx: Tx, actor: StaffActor): Promise<void> {
  scopeOf(actor, 'data:export')
  if (!(await isOwner(tx, actor))) throw forbidden()
}
