import * as z from 'zod/mini'
import { DOCUMENT_ASKS, DocumentSection } from '../documents/documents-contract'
import { SIGNER_RELATIONSHIPS } from '../documents/signing-words'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { requiredText, text } from '../wire/scalars'
import { OnboardingForms } from './onboarding-contract'

/** Whether the client signs the documents on the screen, or wants them on paper. */
export const ChooseSigningBody = z.object({ way: z.enum(['online', 'paper'], 'Choose an answer') })
export type ChooseSigningBody = z.infer<typeof ChooseSigningBody>

/** The text of a document. */
export const OnboardingDocument = z.object({
  title: z.string(),
  asks: z.enum(DOCUMENT_ASKS),
  mayDecline: z.boolean(),
  sections: z.array(DocumentSection),
})
export type OnboardingDocument = z.infer<typeof OnboardingDocument>

/** A signature: the name as it is typed, who signs, and that what is stated is true. */
export const SignDocumentBody = z
  .object({
    name: requiredText(200, 'Enter your full name'),
    relationship: z.enum(SIGNER_RELATIONSHIPS, 'Choose who signs'),
    /** By what right a representative signs. */
    authority: text(200),
    isStated: z.boolean().check(z.refine((isStated) => isStated, 'Tick this box to sign')),
  })
  .check(
    z.refine(({ relationship, authority }) => relationship !== 'representative' || authority !== '', {
      path: ['authority'],
      error: 'Say why you may sign, for example by a power of attorney',
    }),
  )
export type SignDocumentBody = z.infer<typeof SignDocumentBody>

/** Why a document is not signed; may be empty. */
export const DeclineDocumentBody = z.object({ reason: text(500) })
export type DeclineDocumentBody = z.infer<typeof DeclineDocumentBody>

const base = '/api/v1/onboarding/{linkId}'

/**
 * Says how the client signs. To sign on paper answers every document that is not signed; who signs on the screen after
 * all has these open again.
 */
export const chooseSigning = endpoint({
  name: 'chooseSigning',
  method: 'POST',
  path: `${base}/signing`,
  access: 'packet',
  body: ChooseSigningBody,
  response: enveloped(OnboardingForms),
})

/** The text of a document that is to be signed, or was. */
export const getOnboardingDocument = endpoint({
  name: 'getOnboardingDocument',
  method: 'GET',
  path: `${base}/items/{itemId}/document`,
  access: 'packet',
  response: enveloped(OnboardingDocument),
})

/** The same as a PDF, with the signature once there is one. */
export const downloadOnboardingDocument = fileEndpoint({
  name: 'downloadOnboardingDocument',
  path: `${base}/items/{itemId}/pdf`,
  access: 'packet',
  fileTypes: ['application/pdf'],
})

/** Signs a document; 409 `transition_refused` before the client has agreed to sign on a screen. */
export const signOnboardingDocument = endpoint({
  name: 'signOnboardingDocument',
  method: 'POST',
  path: `${base}/items/{itemId}/signature`,
  access: 'packet',
  body: SignDocumentBody,
  response: enveloped(OnboardingForms),
})

/** Declines to sign a document; 409 `transition_refused` for one that can’t be declined. */
export const declineOnboardingDocument = endpoint({
  name: 'declineOnboardingDocument',
  method: 'POST',
  path: `${base}/items/{itemId}/refusal`,
  access: 'packet',
  body: DeclineDocumentBody,
  response: enveloped(OnboardingForms),
})
