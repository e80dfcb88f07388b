import { and, eq, inArray } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import type { claims } from '../../db/schema/claims-table'
import type { Work } from '../../work'
import type { InsuredGroup } from './claim-content'
import { readClaimRecords, type ClaimRecords } from './claim-records'
import { selectInsuredLines, type InsuredLine } from './insured-sessions'

type Claimed = Pick<
  typeof claims.$inferSelect,
  'practiceId' | 'clientId' | 'clinicianId' | 'coverageId' | 'form'
>

/** The sessions of a practice’s claims and the records that they are made from, as they are now. */
export async function readClaimGroups<Claim extends Claimed>(
  work: Work,
  practiceId: string,
  of: readonly Claim[],
): Promise<{ records: ClaimRecords; groups: { claim: Claim; group: InsuredGroup }[] }> {
  const lines = await selectInsuredLines(
    work.tx,
    and(
      eq(appointmentClients.organizationId, work.actor.organizationId),
      inArray(
        appointmentClients.clientId,
        of.map(({ clientId }) => clientId),
      ),
      inArray(
        appointments.id,
        of.flatMap(({ form }) => form.lines.map(({ appointmentId }) => appointmentId)),
      ),
    ),
  )
  const sessions = of.flatMap((claim) =>
    linesOf(claim, lines).map((line) => ({ ...line, clinicianId: claim.clinicianId })),
  )
  const records = await readClaimRecords(work, practiceId, sessions)
  return { records, groups: of.map((claim) => ({ claim, group: groupOf(records, claim, lines) })) }
}

/** Like {@link readClaimGroups}, of one claim. */
export async function readClaimGroup(
  work: Work,
  claim: Claimed,
): Promise<{ records: ClaimRecords; group: InsuredGroup }> {
  const { records, groups } = await readClaimGroups(work, claim.practiceId, [claim])
  const [found] = groups
  if (found === undefined) throw new Error('A claim lacks its sessions')
  return { records, group: found.group }
}

function groupOf(records: ClaimRecords, claim: Claimed, all: readonly InsuredLine[]): InsuredGroup {
  const { clientId, clinicianId, coverageId } = claim
  const insurance = records.coverages.find(({ coverage }) => coverage.id === coverageId)
  if (insurance === undefined) throw new Error('A claim lacks its coverage')
  const lines = linesOf(claim, all)
  return { clientId, clinicianId, locationId: lines[0]?.locationId ?? null, insurance, lines }
}

/** The services of a claim’s sessions among those of all. */
function linesOf(
  { clientId, form }: Pick<Claimed, 'clientId' | 'form'>,
  all: readonly InsuredLine[],
): InsuredLine[] {
  const ids = new Set(form.lines.map(({ appointmentId }) => appointmentId))
  return all.filter((line) => line.clientId === clientId && ids.has(line.appointmentId))
}
