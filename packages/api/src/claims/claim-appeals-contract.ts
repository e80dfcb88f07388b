import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { EnteredDate, text, Version } from '../wire/scalars'
import { APPEAL_OUTCOMES, APPEAL_WAYS } from './claim-appeal'
import { Claim } from './claims-contract'

const appeals = '/api/v1/practices/{practiceId}/claims/{claimId}/appeals'

/** An appeal as it is recorded, with the version of the claim that was on view. The note must say nothing clinical. */
export const RecordClaimAppealBody = z
  .object({
    version: Version,
    /** Today where the practice is, or a day before. */
    sentOn: EnteredDate,
    way: z.enum(APPEAL_WAYS, 'Choose how it was sent'),
    note: text(200),
    answerDueOn: EnteredDate,
  })
  .check(
    z.refine(({ sentOn, answerDueOn }) => answerDueOn >= sentOn, {
      path: ['answerDueOn'],
      error: 'Choose the day of the appeal or a later one',
    }),
  )
export type RecordClaimAppealBody = z.infer<typeof RecordClaimAppealBody>

/**
 * Keeps that a payer was asked to look again at a claim that it denied or paid in part, whose state stays as it is. 409
 * `transition_refused` for any other claim, and while an earlier appeal waits for its answer.
 */
export const recordClaimAppeal = endpoint({
  name: 'recordClaimAppeal',
  method: 'POST',
  path: appeals,
  access: 'claims:submit',
  body: RecordClaimAppealBody,
  response: enveloped(Claim),
})

/** What came of an appeal, with the version of the appeal that was on view. */
export const DecideClaimAppealBody = z.object({
  version: Version,
  outcome: z.enum(APPEAL_OUTCOMES, 'Choose what came of it'),
  /** From the day of the appeal to today. */
  decidedOn: EnteredDate,
})
export type DecideClaimAppealBody = z.infer<typeof DecideClaimAppealBody>

/**
 * Keeps what came of an appeal; what the payer owes changes with a remittance alone. 409 `transition_refused` where its
 * outcome is recorded already.
 */
export const decideClaimAppeal = endpoint({
  name: 'decideClaimAppeal',
  method: 'POST',
  path: `${appeals}/{appealId}/decide`,
  access: 'claims:submit',
  body: DecideClaimAppealBody,
  response: enveloped(Claim),
})
