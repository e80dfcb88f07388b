import { and, asc, eq, inArray, max } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { dayOf } from '../../calendar-day'
import { claimEvents, claimSubmissions } from '../../db/schema/claims-table'
import { claimAnswers, receivedFiles } from '../../db/schema/received-files-table'
import type { Work } from '../../work'
import { standingAnswer, type RankedAnswer } from '../../x12/answers/standing-answer'
import { practiceToday } from '../organization'

/** An answer as it is kept, and the day of its import. */
export type KeptAnswer = typeof claimAnswers.$inferSelect & { importedOn: string }

/** The latest time that a claim was sent, and what was said of it. */
export interface Sending {
  attempt: number
  /** The answers to it, in an order that the order of the imports has no part in. */
  answers: readonly KeptAnswer[]
  /** The answer that stands; null where there is none, and where what a person said does. */
  standing: KeptAnswer | null
  /** Whether what a person said stands. */
  isByHand: boolean
  /** Whether somebody has changed the claim since it was sent and is about to send it again, or has given it up. */
  isChanged: boolean
}

/**
 * Reads of each of these claims the latest sending. A person who accepts or rejects a claim by hand has heard from the
 * payer: that counts as the payer’s word of that day, so that a later one of the payer outranks it, and a refusal of the
 * same day an acceptance; what a clearinghouse or a check of the file says does not.
 */
export async function readSendings(
  work: Work<Actor>,
  practiceId: string,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, Sending>> {
  if (claimIds.length === 0) return new Map()
  const { timeZone } = await practiceToday(work, practiceId)
  const attempts = await readAttempts(work, claimIds)
  const answers = byClaim(await readAnswersTo(work, claimIds, timeZone))
  const events = byClaim(await readEvents(work, claimIds))
  return new Map(
    attempts.map(({ claimId, attempt }) => {
      const own = (answers.get(claimId) ?? []).filter((answer) => answer.attempt === attempt)
      return [claimId, sendingOf(attempt ?? 0, own, events.get(claimId) ?? [], timeZone)]
    }),
  )
}

/** Rows put together by their claim, each in its order. */
export function byClaim<Row extends { claimId: string | null }>(
  rows: readonly Row[],
): ReadonlyMap<string | null, readonly Row[]> {
  const groups = new Map<string | null, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.claimId)
    if (group === undefined) groups.set(row.claimId, [row])
    else group.push(row)
  }
  return groups
}

type Event = Awaited<ReturnType<typeof readEvents>>[number]

function sendingOf(
  attempt: number,
  own: readonly KeptAnswer[],
  events: readonly Event[],
  timeZone: string,
): Sending {
  const since = events.slice(events.findLastIndex(({ kind }) => kind === 'submitted') + 1)
  const byHand = since.flatMap(({ kind, answerId, doneAt }) =>
    (kind === 'accepted' || kind === 'rejected') && answerId === null
      ? [{ sender: 'payer' as const, verdict: kind, on: dayOf(doneAt, timeZone), answer: null }]
      : [],
  )
  const answers = own.toSorted((one, other) => compare(contentOf(one), contentOf(other)))
  const said: (RankedAnswer & { answer: KeptAnswer | null })[] = [...byHand, ...answers.map(ranked)]
  const standing = standingAnswer(said)
  return {
    ...{ attempt, answers, standing: standing?.answer ?? null },
    isByHand: standing !== null && standing.answer === null,
    isChanged: since.some(({ kind }) => kind === 'changed' || kind === 'refreshed') || isGivenUp(since),
  }
}

/** Whether what was sent last was a correction that somebody has given up since: the claim is one that was sent before it. */
const isGivenUp = (since: readonly Event[]): boolean =>
  since.find(({ kind }) => kind === 'kept' || kind === 'replaced' || kind === 'cancelled')?.kind === 'kept'

/** An answer as it is ranked. */
export const ranked = (answer: KeptAnswer) => ({
  ...{ sender: answer.sender, verdict: answer.verdict, on: answer.answeredOn, answer },
})

/** What an answer says: of two that rank alike, the same one stands whichever was imported first. */
const contentOf = (answer: KeptAnswer): string =>
  JSON.stringify([answer.payerClaimNumber, answer.raw, answer.findings, answer.kind, answer.text])

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

const readAttempts = ({ tx, actor }: Work<Actor>, claimIds: readonly string[]) =>
  tx
    .select({ claimId: claimSubmissions.claimId, attempt: max(claimSubmissions.attempt) })
    .from(claimSubmissions)
    .where(
      and(
        eq(claimSubmissions.organizationId, actor.organizationId),
        inArray(claimSubmissions.claimId, [...claimIds]),
      ),
    )
    .groupBy(claimSubmissions.claimId)

async function readAnswersTo(
  { tx, actor }: Work<Actor>,
  claimIds: readonly string[],
  timeZone: string,
): Promise<KeptAnswer[]> {
  const rows = await tx
    .select({ answer: claimAnswers, importedAt: receivedFiles.importedAt })
    .from(claimAnswers)
    .innerJoin(
      receivedFiles,
      and(
        eq(receivedFiles.organizationId, claimAnswers.organizationId),
        eq(receivedFiles.id, claimAnswers.fileId),
      ),
    )
    .where(
      and(
        eq(claimAnswers.organizationId, actor.organizationId),
        inArray(claimAnswers.claimId, [...claimIds]),
      ),
    )
    .orderBy(claimAnswers.id)
  return rows.map(({ answer, importedAt }) => ({ ...answer, importedOn: dayOf(importedAt, timeZone) }))
}

const readEvents = ({ tx, actor }: Work<Actor>, claimIds: readonly string[]) =>
  tx
    .select({
      claimId: claimEvents.claimId,
      kind: claimEvents.kind,
      answerId: claimEvents.answerId,
      doneAt: claimEvents.doneAt,
    })
    .from(claimEvents)
    .where(
      and(eq(claimEvents.organizationId, actor.organizationId), inArray(claimEvents.claimId, [...claimIds])),
    )
    .orderBy(asc(claimEvents.seq))
