import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { Cents, Id, Instant, Version } from '../wire/scalars'
import { CLAIM_STATES } from './claim-state'

/**
 * A file is made, and then somebody says that it was sent. From the answers to it: `received` is that its envelope or
 * syntax is right, or that it arrived; the last three that its claims are decided on: all, some, or none of them got in.
 */
export const CLAIM_BATCH_STATES = [
  'made',
  'sent',
  'received',
  'accepted',
  'partly_rejected',
  'rejected',
] as const
/** One of {@link CLAIM_BATCH_STATES}. */
export type ClaimBatchState = (typeof CLAIM_BATCH_STATES)[number]

/** A file that is put into the outbox folder waits for a moment before it is there. */
export const FOLDER_STATES = ['waiting', 'put'] as const

/** The most claims in one file. */
export const MAX_CLAIMS_IN_FILE = 100

/** The media type of a claims file. */
export const CLAIM_FILE_TYPE = 'application/edi-x12'

/** An 837P file of claims, in cents. */
export const ClaimBatch = z.object({
  id: Id,
  practiceId: Id,
  /** The control number of its envelope, which no other file of the practice has. */
  number: z.int(),
  state: z.enum(CLAIM_BATCH_STATES),
  /** Whether it is a test: who receives it checks it, and nothing in it counts as sent. */
  isTest: z.boolean(),
  claims: z.array(
    z.object({
      id: Id,
      pcn: z.string(),
      clientName: z.string(),
      payerName: z.string(),
      chargedCents: Cents,
      state: z.enum(CLAIM_STATES),
      /** Whether it was changed since the file was made: then the file can’t be marked as sent. */
      isChanged: z.boolean(),
    }),
  ),
  chargedCents: Cents,
  currency: z.string(),
  createdAt: Instant,
  createdByName: z.string(),
  /** Null until somebody says that it was sent. */
  sentAt: z.nullable(Instant),
  sentByName: z.nullable(z.string()),
  /** Null unless somebody put it into the outbox folder. */
  folder: z.nullable(
    z.object({
      state: z.enum(FOLDER_STATES),
      at: Instant,
      /** Why it still waits, in a sentence; null while nothing stands in the way. */
      fault: z.nullable(z.string()),
    }),
  ),
})
export type ClaimBatch = z.infer<typeof ClaimBatch>

const base = '/api/v1/practices/{practiceId}/claim-batches'
const one = '/api/v1/practices/{practiceId}/claim-batches/{batchId}'

/** Which files are asked for. */
export const ClaimBatchesQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  state: z.optional(z.enum(CLAIM_BATCH_STATES)),
})
export type ClaimBatchesQuery = z.input<typeof ClaimBatchesQuery>

/** A page of the practice’s claims files, the newest first. */
export const listClaimBatches = endpoint({
  name: 'listClaimBatches',
  method: 'GET',
  path: base,
  access: 'claims:view',
  query: ClaimBatchesQuery,
  response: enveloped(pageOf(ClaimBatch)),
})

/** One claims file. */
export const getClaimBatch = endpoint({
  name: 'getClaimBatch',
  method: 'GET',
  path: one,
  access: 'claims:view',
  response: enveloped(ClaimBatch),
})

/** The ready claims for one file, each with the version that was on view. */
export const CreateClaimBatchBody = z.object({
  claims: z
    .array(z.object({ id: Id, version: Version }))
    .check(
      z.minLength(1, 'Choose a claim'),
      z.maxLength(MAX_CLAIMS_IN_FILE, `Choose at most ${MAX_CLAIMS_IN_FILE} claims`),
    ),
  /** True once the person has confirmed that they go out with warnings. */
  allowWarnings: z.optional(z.boolean()),
})
export type CreateClaimBatchBody = z.infer<typeof CreateClaimBatchBody>

/**
 * Makes a file of ready claims and keeps it; the claims stay ready until it is marked as sent. 409 `scrub_failed` with
 * what stands in the way of any of them, like a payer without an id, `stale_edit` where one was changed, and
 * `transition_refused` where one is in another file that nobody has marked as sent and that is no test. While the
 * settings say so, it is a test file: its claims stay ready, and can be put into others.
 */
export const createClaimBatch = endpoint({
  name: 'createClaimBatch',
  method: 'POST',
  path: base,
  access: 'claims:submit',
  body: CreateClaimBatchBody,
  response: enveloped(ClaimBatch),
})

/**
 * Keeps that a file was sent: all of its claims are submitted. 409 `transition_refused` where one was changed since, and
 * for a test file.
 */
export const markClaimBatchSent = endpoint({
  name: 'markClaimBatchSent',
  method: 'POST',
  path: `${one}/sent`,
  access: 'claims:submit',
  response: enveloped(ClaimBatch),
})

/**
 * Puts a file into the outbox folder, from which a clearinghouse’s program takes it, and keeps that it was sent as
 * `markClaimBatchSent` does. One that was sent and has no answer yet is put there again, the same byte for byte. 409
 * `folder_refused` where the folder can’t be used, and then nothing counts as sent.
 */
export const putClaimBatch = endpoint({
  name: 'putClaimBatch',
  method: 'POST',
  path: `${one}/outbox`,
  access: 'claims:submit',
  response: enveloped(ClaimBatch),
})

/** Only a file that was not sent can be deleted; its number is not used again. */
export const deleteClaimBatch = endpoint({
  name: 'deleteClaimBatch',
  method: 'DELETE',
  path: one,
  access: 'claims:submit',
  response: enveloped(z.null()),
})

/** The file, the same byte for byte each time. */
export const downloadClaimBatch = fileEndpoint({
  name: 'downloadClaimBatch',
  path: `${one}/file`,
  access: 'claims:submit',
  fileTypes: [CLAIM_FILE_TYPE],
})
