import { MAX_CLAIM_CANDIDATES, MAX_CLAIM_LINES } from '@oaklet/api/contract'
import { and } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { formFrom, type InsuredGroup } from './claim-content'
import { groupSessions, type ClaimGroup } from './claim-groups'
import { readClaimRecords, type ClaimRecords } from './claim-records'
import { isInsured, isUnclaimed, selectInsuredLines } from './insured-sessions'
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
  const where = and(isInsured(work.actor, practiceId), isUnclaimed())
  const read = await selectInsuredLines(work.tx, where, MAX_LINES + 1)
  // The sessions of the client whose were cut off come with the next answer, once others are on claims.
  const last = read.at(-1)
  const isCut = read.length > MAX_LINES && read.some((line) => line.clientId !== last?.clientId)
  const lines = isCut ? read.filter((line) => line.clientId !== last?.clientId) : read
  const records = await readClaimRecords(work, practiceId, {
    clientIds: lines.map((line) => line.clientId),
    clinicianIds: lines.map((line) => line.clinicianId),
  })
  return { records, groups: groupSessions(lines, records), isCut }
}

/** What a new claim of a group has in its columns: it is ready, or a draft while something is in its way. */
export const draftClaim = (records: ClaimRecords, group: InsuredGroup, pcn: string) => ({
  ...{ clientId: group.clientId, clinicianId: group.clinicianId, coverageId: group.insurance.coverage.id },
  pcn,
  ...columnsOf(records, group, formFrom(records, group, pcn), 'draft'),
})
