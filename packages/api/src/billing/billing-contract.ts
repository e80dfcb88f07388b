import * as z from 'zod/mini'
import { LowAuthorizations } from '../coverages/low-authorizations'
import { Waiting } from '../dashboard/dashboard-contract'
import { Hold } from '../payments/hold'
import { PAYMENT_METHODS } from '../payments/payments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, Id } from '../wire/scalars'

const Part = z.object({ cents: Cents, count: z.int() })

/** What is open of invoices or claims, by how many days it has been owed. */
const Owed = z.object({
  /** Over all four parts of `aging`. */
  totalCents: Cents,
  /** How many invoices or claims. */
  count: z.int(),
  /** Each open invoice or claim is in one part, with what is left to pay on it. */
  aging: z.object({
    /** At most 30 days. */
    upTo30: Part,
    /** 31 to 60 days. */
    upTo60: Part,
    /** 61 to 90 days. */
    upTo90: Part,
    /** 91 days or longer. */
    over90: Part,
  }),
})

/** Payments received from the first day of this calendar month until today. */
const Deposits = z.object({
  totalCents: Cents,
  /** How many payments. */
  count: z.int(),
  /** Only the methods that occur, the largest sum first. */
  byMethod: z.array(z.extend(Part, { method: z.enum(PAYMENT_METHODS) })),
})

/** What needs somebody, what clients owe, and what came in this month, by the practice’s own clock. */
export const BillingHome = z.object({
  /** Today, in the practice’s time zone. */
  date: CalendarDate,
  currency: z.string(),
  uninvoiced: Waiting,
  overdue: Waiting,
  drafts: Waiting,
  /** Null for those who may not see clients. */
  lowAuthorizations: z.nullable(LowAuthorizations),
  /** How many clients have a coverage in force that nobody has verified; null for those who may not see clients. */
  unverifiedCoverage: z.nullable(z.int()),
  /** Statements that wait to be looked through and sent; `totalCents` is what their clients owe now. */
  draftStatements: Waiting,
  /** The clients who owe something after three statements for it, and what they owe. */
  afterThreeStatements: z.object({ clients: z.int(), totalCents: Cents }),
  /** How many Good Faith Estimates have to be sent, and the day on which the first of them is due. */
  estimatesDue: z.object({ count: z.int(), firstDueOn: z.nullable(CalendarDate) }),
  /** Refunds of the provider’s own dashboard of which nobody has said yet what they are off. */
  refundsToAssign: z.object({ count: z.int(), totalCents: Cents }),
  /** Disputes and inquiries of clients’ banks that have to be answered, and until when the first of them. */
  disputesToAnswer: z.object({ count: z.int(), totalCents: Cents, firstDueOn: z.nullable(CalendarDate) }),
  /** Charges of Autopay that failed, whose invoices are open still and after which no card of the client was charged. */
  failedAutopay: z.object({ count: z.int(), totalCents: Cents }),
  /**
   * In how many charges, refunds and disputes the provider’s book and the practice’s differ; null without `billing:edit`.
   */
  paymentDifferences: z.nullable(z.int()),
  /** How many clients have credit in this practice, and what it comes to. */
  credit: z.object({ clients: z.int(), totalCents: Cents }),
  /** What clients still have to pay on issued invoices, by the days since the due date; what is not due yet is in the first part. */
  owed: Owed,
  /** What insurances still owe for claims, by the days since each was first sent; null for those who may not see claims. */
  owedByInsurances: z.nullable(Owed),
  deposits: Deposits,
})
export type BillingHome = z.infer<typeof BillingHome>

/** The figures of the practice’s billing; who sees only their own clients gets the figures of these. */
export const getBillingHome = endpoint({
  name: 'getBillingHome',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/billing',
  access: 'invoices:view',
  response: enveloped(BillingHome),
})

/** A client with credit: what was received of them and stands on no invoice, beside what their open invoices still ask. */
export const ClientCredit = z.object({
  client: z.object({ id: Id, name: z.string() }),
  creditCents: Cents,
  /** What of the credit is held for sessions, and is put on no other invoice; the latest session first. */
  holds: z.array(Hold),
  /** What is left to pay on all of the client’s open invoices. */
  owedCents: Cents,
  currency: z.string(),
})
export type ClientCredit = z.infer<typeof ClientCredit>

/** Sorted by name; `q` matches names. */
export const CreditsQuery = z.object(pageQuery)
export type CreditsQuery = z.input<typeof CreditsQuery>

/** A page of {@link ClientCredit}, with the credit of all clients that match. */
export const CreditsPage = z.extend(pageOf(ClientCredit), { creditCents: Cents })
export type CreditsPage = z.infer<typeof CreditsPage>

/** The clients who have credit; who sees only their own clients gets these. */
export const listCredits = endpoint({
  name: 'listCredits',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/billing/credits',
  access: 'invoices:view',
  query: CreditsQuery,
  response: enveloped(CreditsPage),
})
