import * as z from 'zod/mini'
import { Fee } from '../services/services-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, requiredText, Version } from '../wire/scalars'

const agreementFields = {
  /** The code of a service of the practice; null for every service that has no agreement of its own. */
  serviceCode: z.nullable(z.string().check(z.minLength(1, 'Choose a service'), z.maxLength(10))),
  /** What one unit costs the client; null exactly where `percentOff` says it. */
  feeCents: z.nullable(Fee),
  /** A whole percentage from 1 to 100 off the full fee. */
  percentOff: z.nullable(
    z
      .int('Enter a whole percentage')
      .check(z.gte(1, 'Use 1 to 100 percent'), z.lte(100, 'Use 1 to 100 percent')),
  ),
  reason: requiredText(200, 'Enter the reason'),
  /** Who agreed to it, in words: people of the practice, the client, who pays for them. */
  agreedBy: requiredText(120, 'Enter who agreed to it'),
  startsOn: EnteredDate,
  /** The last day; null while no end is known. */
  endsOn: z.nullable(EnteredDate),
}

const isFeeOrPercent = z.refine<{ feeCents: number | null; percentOff: number | null }>(
  ({ feeCents, percentOff }) => (feeCents === null) !== (percentOff === null),
  { path: ['feeCents'], error: 'Enter either a fee or a percentage' },
)

const endsAfterStart = z.refine<{ startsOn: string; endsOn: string | null }>(
  ({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn,
  { path: ['endsOn'], error: 'Enter a day that is not before the first day' },
)

/** What a person types about a fee agreement; the server checks it with this same schema. */
export const FeeAgreementInput = z.object(agreementFields).check(isFeeOrPercent, endsAfterStart)
export type FeeAgreementInput = z.infer<typeof FeeAgreementInput>

/**
 * What a client pays for a service in place of the full fee. Sessions that are booked while it stands, and paid by the
 * client, take its fee by their day; what was booked before keeps its own. Insurers are always billed the full fee.
 */
export const FeeAgreement = z.object({
  ...agreementFields,
  startsOn: CalendarDate,
  endsOn: z.nullable(CalendarDate),
  id: Id,
  practiceId: Id,
  clientId: Id,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type FeeAgreement = z.infer<typeof FeeAgreement>

/** An agreement as it is saved, with the version that it was edited on: 409 `stale_edit` for an older one. */
export const UpdateFeeAgreementBody = z
  .object({ ...agreementFields, version: Version })
  .check(isFeeOrPercent, endsAfterStart)
export type UpdateFeeAgreementBody = z.infer<typeof UpdateFeeAgreementBody>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/fee-agreements'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/fee-agreements/{agreementId}'

/** A client’s fee agreements, also those that are over, the latest first. */
export const listFeeAgreements = endpoint({
  name: 'listFeeAgreements',
  method: 'GET',
  path: all,
  access: 'invoices:view',
  response: enveloped(z.array(FeeAgreement)),
})

/** Adds an agreement; 422 at `serviceCode` where another one is for the same service in these days. */
export const createFeeAgreement = endpoint({
  name: 'createFeeAgreement',
  method: 'POST',
  path: all,
  access: 'billing:edit',
  body: FeeAgreementInput,
  response: enveloped(FeeAgreement),
})

/**
 * Changes or ends an agreement. The service, fee and first day of one that began before today stay, so that the list says
 * what was agreed when: 422 at these fields.
 */
export const updateFeeAgreement = endpoint({
  name: 'updateFeeAgreement',
  method: 'PUT',
  path: one,
  access: 'billing:edit',
  body: UpdateFeeAgreementBody,
  response: enveloped(FeeAgreement),
})

/** Deletes an agreement that was entered by mistake; 409 `transition_refused` for one that began before today. */
export const deleteFeeAgreement = endpoint({
  name: 'deleteFeeAgreement',
  method: 'DELETE',
  path: one,
  access: 'billing:edit',
  response: enveloped(z.null()),
})
