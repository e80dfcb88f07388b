import { MAX_CLAIM_LINES, type Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { appointmentClients, appointments, billedAppointments } from '../../db/schema/appointments-table'
import { claims } from '../../db/schema/claims-table'
import { coverages } from '../../db/schema/coverages-table'
import { superbillSessions } from '../../db/schema/superbills-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { holdsFor } from '../appointments'
import { lockClientOf } from '../caseload'
import type { InsuredGroup } from './claim-content'
import { addClaimEvent } from './claim-events'
import { readClaimRecords } from './claim-records'
import { findClaim } from './find-claim'
import { holdClaimSessions } from './hold-claim-sessions'
import { isInsured, selectInsuredLines, type InsuredLine } from './insured-sessions'
import { lockSessions } from './lock-sessions'
import { nextPcn } from './next-pcn'
import { draftClaim } from './unclaimed-sessions'

/** Makes a claim of insured sessions; of two people who claim the same session at once, the second sees the first. */
export async function createClaim(
  { actor, params: { practiceId }, body }: CallOf<typeof api.createClaim>,
  work: Work,
): Promise<Claim> {
  const { coverageId } = body
  const appointmentIds = [...new Set(body.appointmentIds)]
  await lockSessions(work, appointmentIds, 'no key update')
  const clientId = await clientOfCoverage(work, practiceId, coverageId)
  await lockClientOf(work, { practiceId, clientId }, 'all')
  const lines = await readLines(work, { practiceId, clientId }, appointmentIds)
  const [first] = lines
  const { clinicianId, locationId } = first
  const records = await readClaimRecords(work, practiceId, lines)
  const insurance = records.coverages.find(({ coverage }) => coverage.id === coverageId)
  if (insurance === undefined) throw refused('coverageId', 'Choose an insurance of this client')
  const group: InsuredGroup = { clientId, clinicianId, locationId, insurance, lines }
  const pcn = await nextPcn(work)
  const now = work.now()
  const claim = {
    ...{ organizationId: actor.organizationId, id: work.newId(), practiceId },
    ...draftClaim(records, group, pcn),
    ...{ createdAt: now, updatedAt: now },
  }
  await work.tx.insert(claims).values(claim)
  await holdClaimSessions(work.tx, claim, appointmentIds)
  await addClaimEvent(work, claim, { kind: 'created' })
  await recordAudit(work, {
    action: 'created',
    resource: 'claim',
    recordId: claim.id,
    changed: Object.keys(body),
  })
  return findClaim(work, { practiceId, claimId: claim.id })
}

const refused = (path: string, message: string) => validationFailed([{ path, message }])

async function clientOfCoverage(
  { tx, actor }: Work,
  practiceId: string,
  coverageId: string,
): Promise<string> {
  const [coverage] = await tx
    .select({ clientId: coverages.clientId })
    .from(coverages)
    .where(
      and(
        eq(coverages.organizationId, actor.organizationId),
        eq(coverages.practiceId, practiceId),
        eq(coverages.id, coverageId),
      ),
    )
  if (coverage === undefined) throw refused('coverageId', 'Choose an insurance of a client of this practice')
  return coverage.clientId
}

/** The services of the sessions; throws 422 where they can’t be one claim, and 409 where they are billed otherwise. */
async function readLines(
  work: Work,
  { practiceId, clientId }: { practiceId: string; clientId: string },
  appointmentIds: readonly string[],
): Promise<[InsuredLine, ...InsuredLine[]]> {
  const lines = await selectInsuredLines(
    work.tx,
    and(
      isInsured(work.actor, practiceId),
      eq(appointmentClients.clientId, clientId),
      inArray(appointments.id, [...appointmentIds]),
    ),
  )
  const [first, ...others] = lines
  const path = 'appointmentIds'
  if (first === undefined || new Set(lines.map((line) => line.appointmentId)).size < appointmentIds.length) {
    throw refused(path, 'Choose completed sessions of this client that are billed to insurance')
  }
  if (others.some((line) => line.clinicianId !== first.clinicianId)) {
    throw refused(path, 'A claim is for sessions with one clinician')
  }
  if (others.some((line) => line.locationId !== first.locationId)) {
    throw refused(path, 'A claim is for sessions at one place')
  }
  if (lines.length > MAX_CLAIM_LINES) {
    throw refused(path, `A claim has room for ${MAX_CLAIM_LINES} services`)
  }
  await requireUnbilled(work, clientId, appointmentIds)
  return [first, ...others]
}

async function requireUnbilled(
  { tx, actor }: Work,
  clientId: string,
  appointmentIds: readonly string[],
): Promise<void> {
  const isHeld = async (table: typeof superbillSessions | typeof billedAppointments) => {
    const found = await tx
      .select({ appointmentId: table.appointmentId })
      .from(table)
      .where(
        and(
          eq(table.organizationId, actor.organizationId),
          holdsFor(table, clientId),
          inArray(table.appointmentId, [...appointmentIds]),
        ),
      )
      .limit(1)
    return found.length > 0
  }
  if (await isHeld(billedAppointments)) {
    throw new AppError('already_invoiced', 'An invoice already bills one of these sessions.')
  }
  if (await isHeld(superbillSessions)) {
    throw new AppError('already_on_superbill', 'One of these sessions is on a superbill already.')
  }
}
