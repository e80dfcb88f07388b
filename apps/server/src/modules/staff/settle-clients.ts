import type { ClientsChoice } from '@oaklet/api/contract'
import { scopeOf, type StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { giveClients, lockClientsOf } from '../clients'
import { requireClinician } from './hand-over'
import type { StaffKey } from './select-staff'

/** Leaves somebody's clients or hands them over; how many those are. Rows of appointments are locked before. */
export async function settleClients(
  tx: Tx,
  deps: Deps,
  actor: StaffActor,
  key: StaffKey,
  choice: ClientsChoice,
): Promise<number> {
  const theirs = await lockClientsOf(tx, key)
  if (choice.choice === 'leave' || theirs.length === 0) return theirs.length
  if (scopeOf(actor, 'clients:write') !== 'all') throw forbidden()
  const { clinicianId } = choice
  await requireClinician(tx, key, { clinicianId, of: theirs, path: 'clients.clinicianId' })
  await giveClients(tx, deps, actor, theirs, clinicianId)
  return theirs.length
}
