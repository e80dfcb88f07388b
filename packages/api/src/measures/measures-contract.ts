import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, requiredText, Version } from '../wire/scalars'
import {
  ASKS_DIFFICULTY,
  HIGHEST_ANSWERS,
  MEASURE_BANDS,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  type MeasureKind,
} from './measure-scoring'

/** How hard the problems have made daily life: the question after the scored ones, which counts nothing. */
export const MEASURE_DIFFICULTIES = ['not', 'somewhat', 'very', 'extremely'] as const
/** One of {@link MEASURE_DIFFICULTIES}. */
export type MeasureDifficulty = (typeof MEASURE_DIFFICULTIES)[number]

/** Whether a measure counts, or was recorded by mistake; nothing is ever deleted. */
export const MEASURE_STATUSES = ['final', 'entered_in_error'] as const

/** Who filled a measure in. */
export const MEASURE_SOURCES = ['staff', 'client'] as const

const WHICH_ANSWER = 'Choose an answer'
const Answer = z.int(WHICH_ANSWER).check(z.minimum(0, WHICH_ANSWER))

const answered = {
  kind: z.enum(MEASURE_KINDS, 'Choose a questionnaire'),
  /** The day on which the client filled it in. */
  takenOn: CalendarDate,
  /** One number for each question, in the questionnaire’s order: from 0 to 3, or to 4 of a PCL-5 (`HIGHEST_ANSWERS`). */
  answers: z.array(Answer),
  /** How hard the problems make daily life; null where that was not answered, and for a PCL-5, which doesn’t ask. */
  difficulty: z.nullable(z.enum(MEASURE_DIFFICULTIES)),
}

interface Answered {
  kind: MeasureKind
  answers: readonly number[]
  difficulty: MeasureDifficulty | null
}

const isWhole = z.refine<Answered>(({ kind, answers }) => answers.length === MEASURE_LENGTHS[kind], {
  path: ['answers'],
  error: 'Answer every question',
})
const isInRange = z.check<Answered>(({ value: { kind, answers }, issues }) => {
  for (const [index, answer] of answers.entries()) {
    if (answer <= HIGHEST_ANSWERS[kind]) continue
    issues.push({
      ...{ code: 'custom', input: answer, path: ['answers', index], message: WHICH_ANSWER },
      continue: true,
    })
  }
})
const isAsked = z.refine<Answered>(({ kind, difficulty }) => difficulty === null || ASKS_DIFFICULTY[kind], {
  path: ['difficulty'],
  error: 'This questionnaire does not ask this',
})

/** What a client answered; the server scores it. */
export const RecordMeasureBody = z
  .object({ ...answered, takenOn: EnteredDate })
  .check(isWhole, isInRange, isAsked)
export type RecordMeasureBody = z.infer<typeof RecordMeasureBody>

/** One filled-in questionnaire, scored on the server. */
export const Measure = z.object({
  ...answered,
  id: Id,
  practiceId: Id,
  clientId: Id,
  score: z.int(),
  band: z.enum(MEASURE_BANDS),
  /** Whether question 9 of a PHQ-9 has any answer but “not at all”: a clinician should speak with the client. */
  isSafetyAlert: z.boolean(),
  /** Whether such an answer still waits for somebody to say that they have spoken with the client. */
  isAlertOpen: z.boolean(),
  /** Who spoke with the client about it, when, and what came of it; null while nobody has said so. */
  acknowledgment: z.nullable(
    z.object({ spokenOn: CalendarDate, note: z.string(), byName: z.string(), at: Instant }),
  ),
  /** Who filled it in: a member of the staff what a client said, or the client themselves, by the link of a packet. */
  source: z.enum(MEASURE_SOURCES),
  /** Null where the client filled it in. */
  recordedByName: z.nullable(z.string()),
  recordedAt: Instant,
  status: z.enum(MEASURE_STATUSES),
  /** Who said that it was recorded by mistake, when and why; null while it counts. */
  error: z.nullable(z.object({ reason: z.string(), byName: z.string(), at: Instant })),
  version: Version,
})
export type Measure = z.infer<typeof Measure>

/** One kind alone, or all; those recorded by mistake stay in the list. */
export const MeasuresQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  kind: z.optional(z.enum(MEASURE_KINDS)),
})
export type MeasuresQuery = z.input<typeof MeasuresQuery>

const base = '/api/v1/practices/{practiceId}/clients/{clientId}/measures'

/** A page of a client’s measures, the latest first. */
export const listMeasures = endpoint({
  name: 'listMeasures',
  method: 'GET',
  path: base,
  access: 'measures:view',
  query: MeasuresQuery,
  response: enveloped(pageOf(Measure)),
})

/** Records and scores what a client answered. */
export const recordMeasure = endpoint({
  name: 'recordMeasure',
  method: 'POST',
  path: base,
  access: 'measures:write',
  body: RecordMeasureBody,
  response: enveloped(Measure),
})

/** Why a measure is not the client’s; `version` as with any edit. */
export const MarkMeasureErrorBody = z.object({
  reason: requiredText(300, 'Say what was wrong'),
  version: Version,
})
export type MarkMeasureErrorBody = z.infer<typeof MarkMeasureErrorBody>

/** Says that a measure was recorded by mistake: it stays readable and counts nowhere. */
export const markMeasureError = endpoint({
  name: 'markMeasureError',
  method: 'POST',
  path: `${base}/{measureId}/entered-in-error`,
  access: 'measures:write',
  body: MarkMeasureErrorBody,
  response: enveloped(Measure),
})

/** That somebody has spoken with the client, on which day, and what came of it; `version` as with any edit. */
export const AcknowledgeAlertBody = z.object({
  spokenOn: EnteredDate,
  note: requiredText(1000, 'Say what came of it'),
  version: Version,
})
export type AcknowledgeAlertBody = z.infer<typeof AcknowledgeAlertBody>

/** Closes the safety alert of a measure, and those of the client’s earlier ones that are still open. */
export const acknowledgeAlert = endpoint({
  name: 'acknowledgeAlert',
  method: 'POST',
  path: `${base}/{measureId}/acknowledgment`,
  access: 'measures:write',
  body: AcknowledgeAlertBody,
  response: enveloped(Measure),
})
