import * as z from 'zod/mini'
import { CLAIM_FILTERS, CLAIM_STATE_CHOICES } from '../claims/claims-query'
import { AUTHORIZATION_STATES } from '../coverages/authorization-standing'
import { ESTIMATE_STATUSES } from '../estimates/estimates-contract'
import { INVOICE_FILTERS } from '../invoices/invoices-contract'
import { PAYMENT_METHODS, PAYMENT_NEEDS, PAYMENT_PERIODS } from '../payments/payments-contract'
import { SUPERBILL_STATUSES } from '../superbills/superbills-contract'
import { fileEndpoint } from '../wire/endpoint'
import { pageQuery } from '../wire/envelope'
import { CalendarDate, Id } from '../wire/scalars'

/** What narrows a list, as the list itself takes it. Each list has some of these, and the others change nothing. */
export const BillingListFileQuery = z.object({
  q: pageQuery.q,
  clientId: z.optional(Id),
  /** Of invoices. */
  filter: z.optional(z.enum(INVOICE_FILTERS)),
  /** Of superbills, statements and estimates. */
  status: z.optional(z.enum([...SUPERBILL_STATUSES, ...ESTIMATE_STATUSES])),
  /** Of payments. */
  method: z.optional(z.enum(PAYMENT_METHODS)),
  received: z.optional(z.enum(PAYMENT_PERIODS)),
  needs: z.optional(z.enum(PAYMENT_NEEDS)),
  /** Of claims and authorizations. */
  state: z.optional(z.enum([...CLAIM_STATE_CHOICES, ...AUTHORIZATION_STATES])),
  /** Of claims. */
  ...CLAIM_FILTERS,
  /** Of all lists but claims, authorizations and credit. */
  from: z.optional(CalendarDate),
  to: z.optional(CalendarDate),
})
export type BillingListFileQuery = z.input<typeof BillingListFileQuery>

/**
 * All rows of a list as CSV, in the order of the list; needs the permission of the list too, and has what that shows.
 * 404 for a list that there isn’t, and 422 for a filter that the list refuses or more than `MAX_BILLING_LIST_ROWS` rows.
 */
export const exportBillingList = fileEndpoint({
  name: 'exportBillingList',
  path: '/api/v1/practices/{practiceId}/billing/lists/{list}/file',
  access: 'data:export',
  query: BillingListFileQuery,
  fileTypes: ['text/csv'],
})
