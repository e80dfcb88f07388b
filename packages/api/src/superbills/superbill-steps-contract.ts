import * as z from 'zod/mini'
import { SendDocumentBody } from '../billing-documents/document-sendings'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText, Version } from '../wire/scalars'
import { Superbill } from './superbills-contract'

const one = '/api/v1/practices/{practiceId}/superbills/{superbillId}'

/** The version that was on view: 409 `stale_edit` for an older one. */
export const IssueSuperbillBody = z.object({
  version: Version,
  /** True once the person has confirmed that it may be issued with warnings. */
  allowIncomplete: z.optional(z.boolean()),
})
export type IssueSuperbillBody = z.infer<typeof IssueSuperbillBody>

/**
 * Gives a draft its number and keeps it as it is now: 422 with errors, and 409 `superbill_incomplete` with warnings
 * unless `allowIncomplete` is true.
 */
export const issueSuperbill = endpoint({
  name: 'issueSuperbill',
  method: 'POST',
  path: `${one}/issue`,
  access: 'superbills:create',
  body: IssueSuperbillBody,
  response: enveloped(Superbill),
})

/**
 * Mails an issued superbill, or keeps that it was handed over; one that was sent can be sent again. 422 at `email` for
 * an address that the client doesn’t permit.
 */
export const sendSuperbill = endpoint({
  name: 'sendSuperbill',
  method: 'POST',
  path: `${one}/send`,
  access: 'superbills:create',
  body: SendDocumentBody,
  response: enveloped(Superbill),
})

/** Why a superbill is void; the reason must say nothing clinical. */
export const VoidSuperbillBody = z.object({
  version: Version,
  reason: requiredText(200, 'Say why it is void'),
})
export type VoidSuperbillBody = z.infer<typeof VoidSuperbillBody>

/** Voids an issued or sent superbill; its sessions can be put on another one. */
export const voidSuperbill = endpoint({
  name: 'voidSuperbill',
  method: 'POST',
  path: `${one}/void`,
  access: 'superbills:create',
  body: VoidSuperbillBody,
  response: enveloped(Superbill),
})
