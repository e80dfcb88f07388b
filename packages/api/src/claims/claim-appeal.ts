import * as z from 'zod/mini'
import { CalendarDate, Id, Version } from '../wire/scalars'

/** How an appeal reached the insurer, in words by its code. */
export const APPEAL_WAY_WORDS = {
  portal: 'On the insurance’s website',
  mail: 'By mail',
  fax: 'By fax',
  phone: 'By phone',
} as const
/** A code of {@link APPEAL_WAY_WORDS}. */
export type AppealWay = keyof typeof APPEAL_WAY_WORDS

/** The ways that an appeal can be sent. */
export const APPEAL_WAYS = ['portal', 'mail', 'fax', 'phone'] as const satisfies readonly AppealWay[]

/** What came of an appeal, in words by its code. */
export const APPEAL_OUTCOME_WORDS = { won: 'Won', lost: 'Lost', withdrawn: 'Withdrawn' } as const
/** A code of {@link APPEAL_OUTCOME_WORDS}. */
export type AppealOutcome = keyof typeof APPEAL_OUTCOME_WORDS

/** What can come of an appeal. */
export const APPEAL_OUTCOMES = ['won', 'lost', 'withdrawn'] as const satisfies readonly AppealOutcome[]

/** Which claims have an appeal that waits for its answer, and which should have that answer by now. */
export const APPEAL_STANDINGS = ['open', 'overdue'] as const
/** One of {@link APPEAL_STANDINGS}. */
export type AppealStanding = (typeof APPEAL_STANDINGS)[number]

/** That an insurer was asked to look at its decision on a claim again. It is open until its outcome is recorded. */
export const ClaimAppeal = z.object({
  id: Id,
  sentOn: CalendarDate,
  way: z.enum(APPEAL_WAYS),
  note: z.string(),
  /** The day by which the insurer is expected to answer. */
  answerDueOn: CalendarDate,
  /** What came of it, and the day; null while it is open. */
  outcome: z.nullable(z.enum(APPEAL_OUTCOMES)),
  decidedOn: z.nullable(CalendarDate),
  recordedByName: z.string(),
  version: Version,
})
export type ClaimAppeal = z.infer<typeof ClaimAppeal>
