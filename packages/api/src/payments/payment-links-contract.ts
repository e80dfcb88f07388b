import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { emailText, Id, Instant } from '../wire/scalars'

/** How long a payment link is good for, in days; it ends before with what it is for. */
export const PAYMENT_LINK_LIFE_DAYS = 60

/** That a client was sent a link to pay an invoice online. The link itself is in the mail alone. */
export const PaymentLink = z.object({
  id: Id,
  email: z.string(),
  sentAt: Instant,
  /** Who of the staff sent it. */
  sentBy: z.string(),
  expiresAt: Instant,
})
export type PaymentLink = z.infer<typeof PaymentLink>

/** The links to pay an invoice, and whether another one can be sent. */
export const PaymentLinks = z.object({
  /** The newest first. */
  links: z.array(PaymentLink),
  /** Whether the practice can be paid online: its account with the payment provider is active. */
  canBePaid: z.boolean(),
  /** The addresses that the client may be written to. */
  emails: z.array(z.string()),
})
export type PaymentLinks = z.infer<typeof PaymentLinks>

/** Where a link goes: one of the client’s `emails`. */
export const SendPaymentLinkBody = z.object({ email: emailText('name@example.com') })
export type SendPaymentLinkBody = z.infer<typeof SendPaymentLinkBody>

const path = '/api/v1/practices/{practiceId}/invoices/{invoiceId}/payment-links'

/** The links that the client was sent to pay an invoice. */
export const listPaymentLinks = endpoint({
  name: 'listPaymentLinks',
  method: 'GET',
  path,
  access: 'invoices:send',
  response: enveloped(PaymentLinks),
})

/**
 * Mails the client a link to pay what is left of an invoice after their free credit, on the payment provider’s page.
 * 409 `transition_refused` where nothing is left to pay, the credit covers it, or the practice can’t be paid online; 422
 * at `email` for an address that the client doesn’t permit.
 */
export const sendPaymentLink = endpoint({
  name: 'sendPaymentLink',
  method: 'POST',
  path,
  access: 'invoices:send',
  body: SendPaymentLinkBody,
  response: enveloped(PaymentLinks),
})
