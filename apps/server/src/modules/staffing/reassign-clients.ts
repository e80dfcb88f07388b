import type { ClientsChoice } from '@oaklet/api/contract'
import { requireForAll } from '../../actor'
import type { Work } from '../../work'
import { giveClients, lockClientsOf } from '../clients'
import { requireClinician } from './hand-over'
import type { StaffKey } from '../staff'

/** Leaves a person's clients or reassigns them; returns how many there are. Appointments have to be locked before. */
export async function reassignClients(work: Work, key: StaffKey, choice: ClientsChoice): Promise<number> {
  const theirs = await lockClientsOf(work.tx, key)
  if (choice.choice === 'leave' || theirs.length === 0) return theirs.length
  requireForAll(work.actor, 'clients:write')
  const { clinicianId } = choice
  await requireClinician(work.tx, key, { clinicianId, of: theirs, path: 'clients.clinicianId' })
  await giveClients(work, theirs, clinicianId)
  return theirs.length
}
