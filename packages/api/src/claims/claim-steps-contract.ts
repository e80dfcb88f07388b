import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText, text, Version } from '../wire/scalars'
import { Claim } from './claims-contract'

const one = '/api/v1/practices/{practiceId}/claims/{claimId}'

/** How a claim can be sent without a file. */
export const CLAIM_HAND_WAYS = ['paper', 'printed', 'elsewhere'] as const

/** The version that was on view: 409 `stale_edit` for an older one. */
export const SubmitClaimBody = z.object({
  version: Version,
  way: z.enum(CLAIM_HAND_WAYS, 'Choose how it was sent'),
  /** True once the person has confirmed that it goes out with warnings. */
  allowWarnings: z.optional(z.boolean()),
})
export type SubmitClaimBody = z.infer<typeof SubmitClaimBody>

/**
 * Keeps that a ready claim was sent on paper or elsewhere, with what it said. 409 `scrub_failed` with errors, and with
 * warnings unless `allowWarnings` is true.
 */
export const submitClaim = endpoint({
  name: 'submitClaim',
  method: 'POST',
  path: `${one}/submit`,
  access: 'claims:submit',
  body: SubmitClaimBody,
  response: enveloped(Claim),
})

/** `payerClaimNumber` is the payer’s own number of it, where it told one. */
export const AcceptClaimBody = z.object({ version: Version, payerClaimNumber: text(50) })
export type AcceptClaimBody = z.infer<typeof AcceptClaimBody>

/** Keeps by hand that the payer has accepted a submitted claim; one that takes a claim back makes it void. */
export const acceptClaim = endpoint({
  name: 'acceptClaim',
  method: 'POST',
  path: `${one}/accept`,
  access: 'claims:submit',
  body: AcceptClaimBody,
  response: enveloped(Claim),
})

/** What the payer said; it must say nothing clinical. */
export const RejectClaimBody = z.object({
  version: Version,
  reason: requiredText(200, 'Say why it was rejected'),
})
export type RejectClaimBody = z.infer<typeof RejectClaimBody>

/** Keeps by hand that a claim was rejected: it is still owed, but not filed. */
export const rejectClaim = endpoint({
  name: 'rejectClaim',
  method: 'POST',
  path: `${one}/reject`,
  access: 'claims:submit',
  body: RejectClaimBody,
  response: enveloped(Claim),
})

/** Why a claim is void; the reason must say nothing clinical. */
export const VoidClaimBody = z.object({ version: Version, reason: requiredText(200, 'Say why it is void') })
export type VoidClaimBody = z.infer<typeof VoidClaimBody>

/** Gives up a claim that was rejected: nothing is owed for it any more, and its sessions can be put on another one. */
export const voidClaim = endpoint({
  name: 'voidClaim',
  method: 'POST',
  path: `${one}/void`,
  access: 'claims:submit',
  body: VoidClaimBody,
  response: enveloped(Claim),
})

/** What the payer has decided on or accepted is named by the payer’s own number of it. */
const namedByPayer = {
  version: Version,
  payerClaimNumber: requiredText(50, 'Enter the insurance’s number of the claim'),
}

/** `payerClaimNumber` is the payer’s own number of what it has decided on. */
export const ReplaceClaimBody = z.object(namedByPayer)
export type ReplaceClaimBody = z.infer<typeof ReplaceClaimBody>

/**
 * Begins the replacement of a claim that was paid, partly paid or denied: a draft, or ready, with the same control number
 * and all of its services. What insurers owe and paid stays until the payer reverses it.
 */
export const replaceClaim = endpoint({
  name: 'replaceClaim',
  method: 'POST',
  path: `${one}/replace`,
  access: 'claims:create',
  body: ReplaceClaimBody,
  response: enveloped(Claim),
})

/** `payerClaimNumber` is the payer’s own number of what it has accepted. */
export const CancelClaimBody = z.object(namedByPayer)
export type CancelClaimBody = z.infer<typeof CancelClaimBody>

/**
 * Begins to take a claim back that its payer has accepted: it says again what was sent, and is void once the payer has
 * accepted that too. Until then it is owed, and holds its sessions.
 */
export const cancelClaim = endpoint({
  name: 'cancelClaim',
  method: 'POST',
  path: `${one}/cancel`,
  access: 'claims:submit',
  body: CancelClaimBody,
  response: enveloped(Claim),
})

/** The version that was on view: 409 `stale_edit` for an older one. */
export const KeepClaimBody = z.object({ version: Version })
export type KeepClaimBody = z.infer<typeof KeepClaimBody>

/** Gives a replacement or cancellation up that was not sent, or that was rejected: the claim is as it was before. */
export const keepClaim = endpoint({
  name: 'keepClaim',
  method: 'POST',
  path: `${one}/keep`,
  access: 'claims:create',
  body: KeepClaimBody,
  response: enveloped(Claim),
})

/** The data alone, to be printed onto a bought form; or every box with its name, to be read. */
export const CLAIM_PRINTS = ['overlay', 'readable'] as const
/** One of {@link CLAIM_PRINTS}. */
export type ClaimPrint = (typeof CLAIM_PRINTS)[number]

/** Which of the two it is to be. */
export const ClaimPrintQuery = z.object({ print: z.enum(CLAIM_PRINTS) })
export type ClaimPrintQuery = z.input<typeof ClaimPrintQuery>

/** A claim as a CMS-1500. */
export const downloadClaim = fileEndpoint({
  name: 'downloadClaim',
  path: `${one}/pdf`,
  access: 'claims:view',
  query: ClaimPrintQuery,
  fileTypes: ['application/pdf'],
})
