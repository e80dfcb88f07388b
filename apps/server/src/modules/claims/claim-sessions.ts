import { and, eq, inArray } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import type { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import type { InsuredGroup } from './claim-content'
import { readClaimRecords, type ClaimRecords } from './claim-records'
import { selectInsuredLines } from './insured-sessions'

type ClaimRow = typeof claims.$inferSelect

/** A claim’s sessions and the records that it is made from, as they are now. */
export async function readClaimGroup(
  work: Work,
  claim: Pick<ClaimRow, 'practiceId' | 'clientId' | 'clinicianId' | 'coverageId' | 'form'>,
): Promise<{ records: ClaimRecords; group: InsuredGroup }> {
  const { practiceId, clientId, clinicianId, coverageId, form } = claim
  const lines = await selectInsuredLines(
    work.tx,
    and(
      eq(appointmentClients.organizationId, work.actor.organizationId),
      eq(appointmentClients.clientId, clientId),
      inArray(
        appointments.id,
        form.lines.map(({ appointmentId }) => appointmentId),
      ),
    ),
  )
  const records = await readClaimRecords(work, practiceId, {
    clientIds: [clientId],
    clinicianIds: [clinicianId],
  })
  const insurance = records.coverages.find(({ coverage }) => coverage.id === coverageId)
  if (insurance === undefined) throw new Error('A claim lacks its coverage')
  const locationId = lines[0]?.locationId ?? null
  return { records, group: { clientId, clinicianId, locationId, insurance, lines } }
}
