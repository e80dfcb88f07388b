import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claimBatches } from '../../db/schema/claim-batches-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import type { ReceivedAnswer } from '../../x12/answers/read-answers'
import { sentBatch, type SentBatch } from './sent-batch'

/** An answer with the file of claims that it is about. */
export interface MatchedAnswer {
  received: ReceivedAnswer
  batch: SentBatch
}

/**
 * Finds the practice’s sent files that the answers are about, and holds them until the transaction ends. An answer names
 * a file by its number; that it was sent to who sent the file shows that it is not about another’s file of that number.
 * Throws 409 `not_ours` where nothing is about a file of the practice.
 */
export async function matchAnswers(
  work: Work<Actor>,
  practiceId: string,
  answers: readonly ReceivedAnswer[],
): Promise<MatchedAnswer[]> {
  const numbers = new Set(answers.flatMap((answer) => numberOf(answer) ?? []))
  const batches = new Map(
    (await lockBatches(work, practiceId, [...numbers])).map((row) => [row.number, sentBatch(row)]),
  )
  const matched = answers.flatMap((received) => {
    const batch = batches.get(numberOf(received) ?? 0)
    return batch?.isAnsweredBy(received) === true ? [{ received, batch }] : []
  })
  const test = matched.find(({ batch }) => batch.row.isTest)
  if (test !== undefined) {
    throw new AppError(
      'transition_refused',
      `This answers file ${test.batch.row.number}, which is a test: nothing in it was sent, so no claim is answered.`,
    )
  }
  const unsent = matched.find(({ batch }) => batch.row.state === 'made')
  if (unsent !== undefined) {
    throw new AppError(
      'transition_refused',
      `This answers file ${unsent.batch.row.number}, which nobody has marked as sent. Mark it as sent, then import this again.`,
    )
  }
  if (matched.length === 0) {
    throw new AppError('not_ours', 'This answers no file of claims that this practice has sent.')
  }
  return matched
}

/** The number of the file that an answer is about, with or without zeros before it and its mark after it; null where it is none of ours. */
function numberOf({ answer }: ReceivedAnswer): number | null {
  const written =
    answer.kind === 'TA1'
      ? answer.interchangeNumber
      : answer.kind === '999'
        ? answer.groupNumber
        : answer.batchReference
  const [, number] = /^0*([1-9]\d{0,8})(?:-\d+)?$/.exec(written) ?? []
  return number === undefined ? null : Number(number)
}

const lockBatches = ({ tx, actor }: Work<Actor>, practiceId: string, numbers: readonly number[]) =>
  tx
    .select()
    .from(claimBatches)
    .where(
      and(
        eq(claimBatches.organizationId, actor.organizationId),
        eq(claimBatches.practiceId, practiceId),
        // A file may hold more answers than a statement takes parameters.
        sql`${claimBatches.number} in (select jsonb_array_elements(${JSON.stringify(numbers)}::jsonb)::int)`,
      ),
    )
    .orderBy(claimBatches.id)
    .for('update')
