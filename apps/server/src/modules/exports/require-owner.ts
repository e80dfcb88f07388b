import { requirePermission } from '../../actor'
import { forbidden } from '../../errors'
import type { Work } from '../../work'
import { isOwner } from '../staff'

/** Throws 403 unless the actor is an Owner who may take data out. */
export async function requireOwner(work: Work): Promise<void> {
  requirePermission(work.actor, 'data:export')
  if (!(await isOwner(work.tx, work.actor))) throw forbidden()
}
