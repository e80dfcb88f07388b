import type { claimBatches } from '../../db/schema/claim-batches-table'
import type { ReceivedAnswer } from '../../x12/answers/read-answers'
import type { SentClaim } from '../../x12/answers/answer'
import { sentClaimsOf } from '../../x12/answers/verdicts-of'
import { allOf } from '../../x12/reading/find-segments'
import { readFile } from '../../x12/reading/read-file'
import { elementAt } from '../../x12/reading/segment'

type BatchRow = typeof claimBatches.$inferSelect

/** A file of claims with what its own text says, by which an answer to it is known. */
export interface SentBatch {
  row: BatchRow
  claims: readonly SentClaim[]
  /** Whether the answer was sent to who sent this file: its number alone may be another’s, too. */
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
  return {
    row,
    claims: sets.flatMap(sentClaimsOf),
    isAnsweredBy: ({ receiverIds, answer }) =>
      receiverIds.some((id) => senderIds.has(id)) ||
      (answer.kind === '277CA' && answer.submitterIds.some((id) => namedIds.has(id))),
  }
}
