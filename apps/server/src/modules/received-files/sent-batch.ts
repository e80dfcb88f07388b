import type { claimBatches } from '../../db/schema/claim-batches-table'
import type { ReceivedAnswer } from '../../x12/answers/read-answers'
import type { SentClaim } from '../../x12/answers/answer'
import { sentClaimsOf } from '../../x12/answers/verdicts-of'
import { allOf } from '../../x12/reading/find-segments'
import { readFile } from '../../x12/reading/read-file'
import { elementAt } from '../../x12/reading/segment'
import type { TransactionSet } from '../../x12/reading/transaction-set'

type BatchRow = typeof claimBatches.$inferSelect

/** A file of claims with what its own text says, by which an answer to it is known. */
export interface SentBatch {
  row: BatchRow
  claims: readonly SentClaim[]
  /** Whether the answer was sent to who sent this file and repeats what only this one says: its number alone may be another’s, too. */
  isAnsweredBy: (answer: ReceivedAnswer) => boolean
}

/** The place of an id in an NM1. */
const ID = 9

/** Reads a file of claims that was made here. */
export function sentBatch(row: BatchRow): SentBatch {
  const { sets } = readFile(new TextEncoder().encode(row.content))
  const senderIds = new Set(
    sets.flatMap(({ group, interchange }) => [group?.senderId ?? '', interchange?.senderId ?? '']),
  )
  const namedIds = new Set(
    sets.flatMap(({ segments }) =>
      [...allOf(segments, 'NM1', '41'), ...allOf(segments, 'NM1', '85')].map((name) => elementAt(name, ID)),
    ),
  )
  senderIds.delete('')
  namedIds.delete('')
  const claims = sets.flatMap(sentClaimsOf)
  return {
    row,
    claims,
    isAnsweredBy: ({ receiverIds, answer }) =>
      repeats(answer, sets, claims) &&
      (receiverIds.some((id) => senderIds.has(id)) ||
        (answer.kind === '277CA' && answer.submitterIds.some((id) => namedIds.has(id)))),
  }
}

/**
 * Whether an answer repeats what this file says: when it was made (TA1), the numbers of its sets (999), its reference
 * (277CA), and at least one of its claims where it names any. Two organizations, or practices in files of old, may have
 * the same sender and number.
 */
function repeats(
  answer: ReceivedAnswer['answer'],
  sets: readonly TransactionSet[],
  claims: readonly SentClaim[],
): boolean {
  if (answer.kind === 'TA1') {
    const { on = null, at = '' } = sets[0]?.interchange ?? {}
    const day = on?.slice(2).replaceAll('-', '') ?? ''
    return isSaid(answer.madeOn, [day]) && isSaid(answer.madeAt, [at])
  }
  const named =
    answer.kind === '999'
      ? answer.sets.flatMap(({ findings }) => findings.flatMap(({ controlNumber }) => controlNumber ?? []))
      : answer.claims.map(({ controlNumber }) => controlNumber)
  const pcns = new Set(claims.map(({ controlNumber }) => controlNumber))
  if (named.length > 0 && !named.some((pcn) => pcns.has(pcn))) return false
  if (answer.kind === '999') {
    const numbers = sets.map(({ controlNumber }) => controlNumber)
    return answer.sets.every(({ setNumber }) => isSaid(setNumber, numbers))
  }
  return isSaid(
    answer.batchReference,
    sets.flatMap(({ segments }) => allOf(segments, 'BHT').map((bht) => elementAt(bht, REFERENCE))),
  )
}

/** Whether what an answer repeats is one of these, zeros before it aside; what it leaves out speaks against nothing. */
const isSaid = (repeated: string, ours: readonly string[]): boolean => {
  const plain = (text: string) => text.trim().replace(/^0+/, '')
  return repeated === '' || ours.some((one) => plain(one) === plain(repeated))
}

/** The place of the reference in a BHT. */
const REFERENCE = 3
