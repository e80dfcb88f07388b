import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { emailText, requiredText, Version } from '../wire/scalars'
import { Superbill, SUPERBILL_WAYS } from './superbills-contract'

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

/** How a superbill reaches the client; `email` is one of the superbill’s `emails` where it is mailed, else null. */
export const SendSuperbillBody = z
  .object({
    version: Version,
    how: z.enum(SUPERBILL_WAYS, 'Choose how it reaches the client'),
    email: z.nullable(emailText('name@mail.com')),
  })
  .check(
    z.refine(({ how, email }) => how !== 'email' || email !== null, {
      path: ['email'],
      error: 'Choose an e-mail',
    }),
    z.refine(({ how, email }) => how === 'email' || email === null, {
      path: ['email'],
      error: 'A superbill that is handed over needs no e-mail',
    }),
  )
export type SendSuperbillBody = z.input<typeof SendSuperbillBody>

/**
 * Mails an issued superbill, or keeps that it was handed over; one that was sent can be sent again. 422 at `email` for
 * an address that the client doesn’t permit.
 */
export const sendSuperbill = endpoint({
  name: 'sendSuperbill',
  method: 'POST',
  path: `${one}/send`,
  access: 'superbills:create',
  body: SendSuperbillBody,
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
