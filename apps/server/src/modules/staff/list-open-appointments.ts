import { MAX_OPEN_APPOINTMENTS_NAMED, type OpenAppointments } from '@oaklet/api/contract'
import { scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { selectOpenAppointments } from '../appointments'
import { selectClientsOf } from '../clients'
import { conflictsWith, overlaps, practicesOf, practicesWithout } from './hand-over'
import { findStaffMember } from './select-staff'

/** What a person still has to hold and whose clinician they are, and what handing it over to another would meet. */
export function listOpenAppointments(
  deps: Deps,
  actor: StaffActor,
  staffId: string,
  { handOverTo }: { handOverTo?: string | undefined },
): Promise<OpenAppointments> {
  scopeOf(actor, 'staff:edit')
  const { organizationId } = actor
  return inTenant(deps.db, organizationId, async (tx) => {
    const key = { organizationId, staffId }
    await findStaffMember(tx, key)
    const open = await selectOpenAppointments(tx, deps, key)
    const practices = await practicesOf(tx, organizationId, open)
    const clients = await selectClientsOf(tx, key)
    const practicesOfClients = await practicesOf(tx, organizationId, clients)
    const without = (named: typeof practices) =>
      handOverTo === undefined ? [] : practicesWithout(tx, organizationId, handOverTo, named)
    const taken = handOverTo === undefined ? [] : await conflictsWith(tx, organizationId, handOverTo, open)
    const items = open.map(({ id, practiceId, startsAt, endsAt, timeZone, status }) => ({
      id,
      practiceId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      timeZone,
      status,
      overlaps: taken.some((their) => overlaps(their, { startsAt, endsAt })),
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
  })
}
