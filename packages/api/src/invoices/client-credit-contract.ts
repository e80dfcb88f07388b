import * as z from 'zod/mini'
import { Allocation } from '../payments/payments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Cents, Id } from '../wire/scalars'

/** How much of a client’s credit, in cents, goes to which of their invoices; each invoice once. */
export const ApplyClientCreditBody = z.object({
  allocations: z
    .array(Allocation)
    .check(z.minLength(1, 'Put credit on at least one invoice'), z.maxLength(100)),
})
export type ApplyClientCreditBody = z.infer<typeof ApplyClientCreditBody>

/** What is left after credit was put on invoices, in cents. */
export const AppliedCredit = z.object({
  /** The client’s credit. */
  creditCents: Cents,
  /** What is left to pay on each of the invoices. */
  invoices: z.array(z.object({ id: Id, balanceCents: Cents })),
})
export type AppliedCredit = z.infer<typeof AppliedCredit>

/** Puts credit of a client on several issued invoices, all or none; 422 for more than the credit, or than is left to pay. */
export const applyClientCredit = endpoint({
  name: 'applyClientCredit',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/apply-credit',
  access: 'payments:record',
  body: ApplyClientCreditBody,
  response: enveloped(AppliedCredit),
})
