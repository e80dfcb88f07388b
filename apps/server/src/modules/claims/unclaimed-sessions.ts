import { MAX_CLAIM_CANDIDATES, MAX_CLAIM_LINES } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { appointmentClients } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { unclaimedSessions } from '../../db/schema/unclaimed-sessions-table'
import type { Work } from '../../work'
import { BY_NAME } from '../caseload'
import { formFrom, type InsuredGroup } from './claim-content'
import { groupSessions, type ClaimGroup } from './claim-groups'
import { readClaimRecords, type ClaimRecords } from './claim-records'
import { isUnclaimed, selectInsuredLines } from './insured-sessions'
import { columnsOf } from './write-claim'

/** More services than the candidates of an answer can have. */
const MAX_LINES = MAX_CLAIM_CANDIDATES * MAX_CLAIM_LINES

/** Insured sessions that are on no claim, as claims would have them, with what these are made from. */
interface UnclaimedSessions {
  records: ClaimRecords
  groups: ClaimGroup[]
  /** Whether there are more than one answer tells. */
  isCut: boolean
}

/** The practice’s insured sessions that are on no claim, by the names of their clients. */
export async function readUnclaimed(work: Work<Actor>, practiceId: string): Promise<UnclaimedSessions> {
  const waiting = await readWaitingClients(work, practiceId)
  const isOfFirst = inArray(appointmentClients.clientId, waiting.slice(0, MAX_CLAIM_CANDIDATES))
  const isWaiting = and(isUnclaimed(work.actor, practiceId), isOfFirst)
  const read = await selectInsuredLines(work.tx, isWaiting, MAX_LINES + 1)
  // The sessions of the client whose were cut off come with the next answer, once others are on claims.
  const last = read.at(-1)
  const isCut = read.length > MAX_LINES && read.some((line) => line.clientId !== last?.clientId)
  const lines = isCut ? read.filter((line) => line.clientId !== last?.clientId) : read
  const records = await readClaimRecords(work, practiceId, lines)
  return {
    records,
    groups: groupSessions(lines, records),
    isCut: isCut || waiting.length > MAX_CLAIM_CANDIDATES,
  }
}

/** The clients whose sessions wait, by their names: one more than an answer can have, as each has one claim at least. */
async function readWaitingClients({ tx, actor }: Work<Actor>, practiceId: string): Promise<string[]> {
  const { organizationId } = actor
  const waiting = tx
    .select({ clientId: unclaimedSessions.clientId })
    .from(unclaimedSessions)
    .where(
      and(eq(unclaimedSessions.organizationId, organizationId), eq(unclaimedSessions.practiceId, practiceId)),
    )
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), inArray(clients.id, waiting)))
    .orderBy(...BY_NAME)
    .limit(MAX_CLAIM_CANDIDATES + 1)
  return rows.map(({ id }) => id)
}

/** What a new claim of a group has in its columns: it is ready, or a draft while something is in its way. */
export const draftClaim = (records: ClaimRecords, group: InsuredGroup, pcn: string) => ({
  ...{ clientId: group.clientId, clinicianId: group.clinicianId, coverageId: group.insurance.coverage.id },
  pcn,
  ...columnsOf(records, group, formFrom(records, group, pcn), 'draft'),
})
