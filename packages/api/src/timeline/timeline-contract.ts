import * as z from 'zod/mini'
import { APPOINTMENT_STATUSES } from '../appointments/appointment-status'
import { FILE_CATEGORIES } from '../client-files/file-categories'
import { CLIENT_STATUSES } from '../clients/client-status'
import { SIGNATURE_OUTCOMES } from '../documents/signatures-contract'
import { MEASURE_KINDS } from '../measures/measure-scoring'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../payments/payments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { CalendarDate, Cents, Id, Instant } from '../wire/scalars'

/** What the timeline of a client can be narrowed to; `client` is when they came and each change of their status. */
export const TIMELINE_PARTS = ['appointments', 'measures', 'forms', 'files', 'billing', 'client'] as const
/** One of {@link TIMELINE_PARTS}. */
export type TimelinePart = (typeof TIMELINE_PARTS)[number]

const shared = {
  /** The record’s own id. */
  id: Id,
  /** The day on which it happened where the practice is; of a document the day of its date. */
  on: CalendarDate,
  /** When it happened, or was recorded. */
  at: Instant,
}

/** Something that happened with a client. */
export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('client_added') }),
  z.object({
    ...shared,
    kind: z.literal('status_changed'),
    from: z.enum(CLIENT_STATUSES),
    to: z.enum(CLIENT_STATUSES),
  }),
  z.object({
    ...shared,
    kind: z.literal('appointment'),
    status: z.enum(APPOINTMENT_STATUSES),
    /** The first service; null for an appointment without one. */
    service: z.nullable(z.string()),
    clinicianName: z.string(),
  }),
  z.object({ ...shared, kind: z.literal('measure'), measure: z.enum(MEASURE_KINDS), score: z.int() }),
  /** Forms that the client sent in. */
  z.object({ ...shared, kind: z.literal('packet'), isReviewed: z.boolean() }),
  /** A document that the client signed, or didn’t. */
  z.object({
    ...shared,
    kind: z.literal('signature'),
    title: z.string(),
    outcome: z.enum(SIGNATURE_OUTCOMES),
  }),
  z.object({ ...shared, kind: z.literal('file'), title: z.string(), category: z.enum(FILE_CATEGORIES) }),
  z.object({
    ...shared,
    kind: z.literal('invoice'),
    number: z.int(),
    totalCents: Cents,
    isVoid: z.boolean(),
  }),
  z.object({
    ...shared,
    kind: z.literal('payment'),
    method: z.enum(PAYMENT_METHODS),
    amountCents: Cents,
    status: z.enum(PAYMENT_STATUSES),
  }),
  z.object({ ...shared, kind: z.literal('superbill'), number: z.int(), isVoid: z.boolean() }),
  z.object({ ...shared, kind: z.literal('statement'), number: z.int(), owedCents: Cents }),
  z.object({ ...shared, kind: z.literal('estimate'), number: z.int(), totalCents: Cents }),
])
export type TimelineEntry = z.infer<typeof TimelineEntry>
/** What an entry is about. */
export type TimelineKind = TimelineEntry['kind']

/** The kinds of each part. */
export const TIMELINE_KINDS: Readonly<Record<TimelinePart, readonly TimelineKind[]>> = {
  appointments: ['appointment'],
  measures: ['measure'],
  forms: ['packet', 'signature'],
  files: ['file'],
  billing: ['invoice', 'payment', 'superbill', 'statement', 'estimate'],
  client: ['client_added', 'status_changed'],
}

/** Which entries are asked for: of one part, or all. */
export const TimelineQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  part: z.optional(z.enum(TIMELINE_PARTS)),
})
export type TimelineQuery = z.input<typeof TimelineQuery>

/** A page of what has happened with a client, the latest first; each entry only for who may see its record. */
export const listTimeline = endpoint({
  name: 'listTimeline',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/clients/{clientId}/timeline',
  access: 'clients:view',
  query: TimelineQuery,
  response: enveloped(pageOf(TimelineEntry)),
})
