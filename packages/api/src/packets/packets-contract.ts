import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { Id, Instant, requiredText, textOfLines, Version, emailText } from '../wire/scalars'
import { Signature } from '../documents/signatures-contract'
import { askedFor, asksSomething } from './asked-for'
import { PACKET_ITEM_KINDS } from './packet-pages'

/** How many days a packet can be filled in after it was sent, or saved last. */
export const PACKET_LIFE_DAYS = 14
/** The most days between the first sending of a packet, or its last extension, and its end. */
export const MAX_PACKET_DAYS = 60

/**
 * `sent → opened → in_progress → submitted → reviewed`; a submitted one may be `returned` with comments, and is
 * submitted again. `expired` and `revoked` can't be filled in; a new link makes an expired one what it was before.
 */
export const PACKET_STATUSES = [
  'sent',
  'opened',
  'in_progress',
  'submitted',
  'returned',
  'reviewed',
  'expired',
  'revoked',
] as const
/** One of {@link PACKET_STATUSES}. */
export type PacketStatus = (typeof PACKET_STATUSES)[number]

/** How far an item of a packet is: `returned` ones have a comment, and were not answered anew since. */
export const PACKET_ITEM_STATES = ['not_started', 'in_progress', 'done', 'returned'] as const
/** One of {@link PACKET_ITEM_STATES}. */
export type PacketItemState = (typeof PACKET_ITEM_STATES)[number]

/** One thing that a packet asks for. */
export const PacketItem = z.object({
  id: Id,
  kind: z.enum(PACKET_ITEM_KINDS),
  state: z.enum(PACKET_ITEM_STATES),
  /** What the practice asked to be changed; empty where it asked for nothing. */
  comment: z.string(),
  /** Whether a questionnaire has a result; one in which a question was passed over has none when it is done. */
  hasResult: z.boolean(),
  /** Which version of a form of the practice is filled in; null for everything else. */
  form: z.nullable(z.object({ id: Id, number: z.int(), title: z.string(), isClinical: z.boolean() })),
  /** Which text is to be signed; null for all but documents. */
  document: z.nullable(Signature.shape.document),
  /** What became of a document; null until then. */
  signature: z.nullable(z.pick(Signature, { id: true, outcome: true, signerName: true, reason: true })),
  /** Who said that it is not needed, when and why; null while it is asked for. */
  waiver: z.nullable(z.object({ byName: z.string(), at: Instant, reason: z.string() })),
})
export type PacketItem = z.infer<typeof PacketItem>

/** Forms and questionnaires that a client was asked to fill in, without the answers. */
export const Packet = z.object({
  id: Id,
  practiceId: Id,
  clientId: Id,
  status: z.enum(PACKET_STATUSES),
  /** Where the link and its codes are mailed. */
  email: z.string(),
  /** What the practice wrote to the client; may be empty. */
  message: z.string(),
  items: z.array(PacketItem),
  sentByName: z.string(),
  sentAt: Instant,
  openedAt: z.nullable(Instant),
  savedAt: z.nullable(Instant),
  submittedAt: z.nullable(Instant),
  /** Whether a schedule of the client sent it, and no person. */
  isScheduled: z.boolean(),
  /**
   * Who reviewed it, and when; null until then. Nobody reviews questionnaires that a schedule asked for: they are closed
   * when they are sent in.
   */
  review: z.nullable(z.object({ byName: z.nullable(z.string()), at: Instant })),
  /** Who revoked it, when and why; null otherwise. */
  revocation: z.nullable(z.object({ byName: z.string(), at: Instant, reason: z.string() })),
  /** Until when it can be filled in. */
  expiresAt: Instant,
  /** Whether the link was paused for good after too many wrong codes; a new link opens it again. */
  isFrozen: z.boolean(),
  version: Version,
})
export type Packet = z.infer<typeof Packet>

/** A packet in a list of the practice, with what the practice calls its client. */
export const ListedPacket = z.object({ ...Packet.shape, clientName: z.string() })
export type ListedPacket = z.infer<typeof ListedPacket>

/** What the packets of a practice can be narrowed to: those that were sent in, or those that clients still have. */
export const PACKET_QUEUES = ['to_review', 'with_clients'] as const
/** One of {@link PACKET_QUEUES}. */
export type PacketQueue = (typeof PACKET_QUEUES)[number]

/** Which packets of a practice are asked for; those to review unless `queue` says otherwise. */
export const PracticePacketsQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  queue: z.optional(z.enum(PACKET_QUEUES)),
})
export type PracticePacketsQuery = z.input<typeof PracticePacketsQuery>

/** A new packet: to which e-mail of the client it goes, and what it asks for. */
export const SendPacketBody = z
  .object({ email: emailText('name@mail.com'), ...askedFor, message: textOfLines(1000) })
  .check(asksSomething)
export type SendPacketBody = z.infer<typeof SendPacketBody>

/** Why a packet is revoked; `version` as with any edit. */
export const RevokePacketBody = z.object({
  reason: requiredText(300, 'Say why it is revoked'),
  version: Version,
})
export type RevokePacketBody = z.infer<typeof RevokePacketBody>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/packets'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/packets/{packetId}'

/** The packets of a client, the latest first. */
export const listPackets = endpoint({
  name: 'listPackets',
  method: 'GET',
  path: all,
  access: 'onboarding:review',
  response: enveloped(z.array(Packet)),
})

/**
 * A page of the packets of a practice, those that wait longest first; those with clients who are archived are left out.
 * With `onboarding:review:own` only those of the person’s own clients.
 */
export const listPracticePackets = endpoint({
  name: 'listPracticePackets',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/packets',
  access: 'onboarding:review',
  query: PracticePacketsQuery,
  response: enveloped(pageOf(ListedPacket)),
})

/** Mails a client a link to fill in forms and questionnaires; 422 at `email` unless the client permits e-mail there. */
export const sendPacket = endpoint({
  name: 'sendPacket',
  method: 'POST',
  path: all,
  access: 'onboarding:send',
  body: SendPacketBody,
  response: enveloped(Packet),
})

/** Mails a new link, which ends the one before, and gives more time; all answers stay. */
export const resendPacket = endpoint({
  name: 'resendPacket',
  method: 'POST',
  path: `${one}/link`,
  access: 'onboarding:send',
  response: enveloped(Packet),
})

/** Ends a packet that was not sent in yet; its link stops at once. */
export const revokePacket = endpoint({
  name: 'revokePacket',
  method: 'POST',
  path: `${one}/revocation`,
  access: 'onboarding:send',
  body: RevokePacketBody,
  response: enveloped(Packet),
})
