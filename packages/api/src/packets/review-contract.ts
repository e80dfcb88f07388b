import * as z from 'zod/mini'
import { CLIENT_FILE_TYPES } from '../client-files/client-files-contract'
import { FILE_CATEGORIES } from '../client-files/file-categories'
import { Client } from '../clients/clients-contract'
import { Coverage } from '../coverages/coverages-contract'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { EnteredDate, Id, requiredText, Version } from '../wire/scalars'
import { REVIEW_FIELDS } from './packet-differences'
import { FormAnswers } from './packet-pages'
import { Packet } from './packets-contract'

/** A file that a client sent with a packet, and that nobody has decided on. */
export const OfferedFile = z.object({
  id: Id,
  itemId: Id,
  /** What it is called in the client’s files once it is accepted. */
  title: z.string(),
  category: z.enum(FILE_CATEGORIES),
  type: z.enum(CLIENT_FILE_TYPES),
  /** How many bytes are stored. */
  size: z.int(),
})
export type OfferedFile = z.infer<typeof OfferedFile>

/** A packet beside the record of its client. The answers of questionnaires are measures of the client. */
export const PacketReview = z.object({
  packet: Packet,
  forms: FormAnswers,
  client: Client,
  /** The insurance that pays first today; null where the client has none on file. */
  coverage: z.nullable(
    z.pick(Coverage, {
      ...{ payerName: true, memberId: true, groupNumber: true, relation: true, policyHolder: true },
    }),
  ),
  /** The files that the caller may see. */
  files: z.array(OfferedFile),
  /** How many there are besides: somebody who may see them has to finish the review. */
  hiddenFiles: z.int(),
})
export type PacketReview = z.infer<typeof PacketReview>

/** Which forms are to be changed, with what should be different; `version` as with any edit. */
export const ReturnPacketBody = z.object({
  comments: z
    .array(z.object({ itemId: Id, comment: requiredText(1000, 'Say what should be changed') }))
    .check(z.minLength(1, 'Choose a form that should be changed')),
  version: Version,
})
export type ReturnPacketBody = z.infer<typeof ReturnPacketBody>

/**
 * What of a packet is taken over into the client’s record: every field that differs is in one of the two lists, and an
 * insurance that is not on file and every file are decided on.
 * `clientVersion` is the record that it was compared with, `allowTwin` as with any change of a client.
 */
export const ReviewPacketBody = z.object({
  accepted: z.array(z.enum(REVIEW_FIELDS)),
  kept: z.array(z.enum(REVIEW_FIELDS)),
  /** The insurance that the client tells of, as it is added; null leaves it out. Not there where it is on file. */
  coverage: z.optional(
    z.nullable(
      z.object({
        payerId: Id,
        priority: Coverage.shape.priority,
        effectiveFrom: EnteredDate,
      }),
    ),
  ),
  /** What becomes of each file: one that is not accepted is deleted, and can be restored for 30 days. */
  files: z.optional(z.array(z.object({ fileId: Id, isAccepted: z.boolean() }))),
  clientVersion: Version,
  allowTwin: z.optional(z.boolean()),
  version: Version,
})
export type ReviewPacketBody = z.infer<typeof ReviewPacketBody>

const one = '/api/v1/practices/{practiceId}/clients/{clientId}/packets/{packetId}'

/** What a client sent in, beside their record. */
export const getPacketReview = endpoint({
  name: 'getPacketReview',
  method: 'GET',
  path: `${one}/review`,
  access: 'onboarding:review',
  response: enveloped(PacketReview),
})

/** A file that the client sent, as long as nobody has decided on it; reading it is an event of the file. */
export const downloadPacketFile = fileEndpoint({
  name: 'downloadPacketFile',
  path: `${one}/files/{fileId}/content`,
  access: 'onboarding:review',
  fileTypes: CLIENT_FILE_TYPES,
})

/** Asks the client to change what they sent in, by a mail that says nothing of it. */
export const returnPacket = endpoint({
  name: 'returnPacket',
  method: 'POST',
  path: `${one}/return`,
  access: 'onboarding:review',
  body: ReturnPacketBody,
  response: enveloped(Packet),
})

/**
 * Takes over what was accepted, for which `clients:write` is needed too, and `files:write` where files were sent. 409 `stale_edit`
 * with the review as it stands where the packet or the client was changed meanwhile.
 */
export const reviewPacket = endpoint({
  name: 'reviewPacket',
  method: 'POST',
  path: `${one}/review`,
  access: 'onboarding:review',
  body: ReviewPacketBody,
  response: enveloped(Packet),
})
