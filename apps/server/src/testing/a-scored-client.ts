import { HIGHEST_ANSWERS, MEASURE_LENGTHS, type Client, type MeasureKind } from '@oaklet/api/contract'
import { recordMeasure } from './a-measure'
import type { SignedInPerson } from './a-person'
import type { TestPractice } from './a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from './an-appointment'

/** What a client scored on a day. */
export type Scored = readonly [takenOn: string, score: number, kind?: MeasureKind]

/** Answers that come to a score. */
const answersOf = (kind: MeasureKind, score: number): number[] =>
  Array.from({ length: MEASURE_LENGTHS[kind] }, (_, index) =>
    Math.max(0, Math.min(HIGHEST_ANSWERS[kind], score - index * HIGHEST_ANSWERS[kind])),
  )

/** Has a person record these, one after the other. */
export async function score(
  practice: TestPractice,
  by: SignedInPerson,
  clientId: string,
  scores: readonly Scored[],
): Promise<void> {
  for (const [takenOn, points, kind = 'phq9'] of scores) {
    await recordMeasure(practice, by, clientId, { kind, takenOn, answers: answersOf(kind, points) })
  }
}

/** A client who came to a clinician once, on Nov 10, 2026, and filled these in. */
export async function aScoredClient(
  practice: TestPractice,
  by: SignedInPerson,
  scores: readonly Scored[],
  {
    to = by,
    on = '2026-11-10',
    ...client
  }: { to?: SignedInPerson; on?: string } & Parameters<typeof addClient>[2] = {},
): Promise<Client> {
  const added = await addClient(practice, by, client)
  const who = { clientId: added.id, clinicianId: to.staffId }
  const times = { startsAt: at('10:00', on), endsAt: at('10:50', on) }
  const body = appointmentBody(practice, who, { ...times, allowOverlap: true })
  await setStatus(practice, by, await book(practice, by, body), 'completed')
  await score(practice, by, added.id, scores)
  return dataOf<Client>(await by.request('GET', practice.path(`clients/${added.id}`)))
}
