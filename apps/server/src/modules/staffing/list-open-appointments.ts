import type * as api from '@oaklet/api/contract'
import { MAX_OPEN_APPOINTMENTS_NAMED, type OpenAppointments } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectOpenAppointments } from '../appointments'
import { findOverlaps } from '../availability'
import { selectClientsOf } from '../clients'
import { heldBy, practicesOf, practicesWithout } from './hand-over'
import { findStaffMember } from '../staff'

/** What a person still has to hold and whose clinician they are, and what handing it over to another would meet. */
export async function listOpenAppointments(
  { actor, params: { staffId }, query: { handOverTo } }: CallOf<typeof api.listOpenAppointments>,
  work: Work,
): Promise<OpenAppointments> {
  const { organizationId } = actor

  const key = { organizationId, staffId }
  await findStaffMember(work.tx, key)
  const open = await selectOpenAppointments(work.tx, work.deps, key)
  const practices = await practicesOf(work.tx, organizationId, open)
  const clients = await selectClientsOf(work.tx, key)
  const practicesOfClients = await practicesOf(work.tx, organizationId, clients)
  const without = (named: typeof practices) =>
    handOverTo === undefined ? [] : practicesWithout(work.tx, organizationId, handOverTo, named)
  const taken = handOverTo === undefined ? [] : await findOverlaps(work, heldBy(handOverTo, open))
  const items = open.map(({ id, practiceId, startsAt, endsAt, timeZone, status }, index) => ({
    id,
    practiceId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone,
    status,
    overlaps: taken.some(({ at }) => at === index),
  }))
  return {
    total: open.length,
    practices,
    items: items.slice(0, MAX_OPEN_APPOINTMENTS_NAMED),
    overlapping: items.filter((item) => item.overlaps).length,
    notTheirPractices: await without(practices),
    clients: {
      total: clients.length,
      practices: practicesOfClients,
      notTheirPractices: await without(practicesOfClients),
    },
  }
}
