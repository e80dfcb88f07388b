import * as z from 'zod/mini'
import { endpoint, fileEndpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, TimeZone } from '../wire/scalars'
import { DOCUMENT_ASKS, DocumentSection } from './documents-contract'
import { SIGNER_RELATIONSHIPS } from './signing-words'

/** What became of a document: a client signed it, declined to, or wants to sign it on paper. */
export const SIGNATURE_OUTCOMES = ['signed', 'declined', 'paper'] as const
/** One of {@link SIGNATURE_OUTCOMES}. */
export type SignatureOutcome = (typeof SIGNATURE_OUTCOMES)[number]

/** What became of one document that a client was sent; it is never changed. */
export const Signature = z.object({
  id: Id,
  practiceId: Id,
  clientId: Id,
  document: z.object({ id: Id, number: z.int(), title: z.string() }),
  outcome: z.enum(SIGNATURE_OUTCOMES),
  /** The name as it was typed; empty unless it was signed. */
  signerName: z.string(),
  /** Null unless it was signed. */
  relationship: z.nullable(z.enum(SIGNER_RELATIONSHIPS)),
  /** By what right a representative signs; empty for others. */
  authority: z.string(),
  /** Why it was declined; may be empty. */
  reason: z.string(),
  signedAt: Instant,
})
export type Signature = z.infer<typeof Signature>

/** The same with everything that was on the screen, and how it is known who signed. */
export const SignatureRecord = z.object({
  ...Signature.shape,
  asks: z.enum(DOCUMENT_ASKS),
  sections: z.array(DocumentSection),
  /** What the practice and the client were called then. */
  practiceName: z.string(),
  clientName: z.string(),
  /** What was stated by signing. */
  statement: z.string(),
  /** Which text about signing on a screen was agreed to (`SIGNING_CONSENTS`), and when; null where it was not. */
  consent: z.nullable(z.object({ number: z.int(), at: Instant })),
  timeZone: TimeZone,
  /** The address to which the code was mailed that showed who it was. */
  email: z.string(),
  /** The network address and the browser. */
  address: z.string(),
  userAgent: z.string(),
  /** SHA-256 in hex over the canonical JSON (RFC 8785) of all of this but the address and the browser. */
  hash: z.string(),
  /** Whether what is stored still has that hash. */
  isIntact: z.boolean(),
})
export type SignatureRecord = z.infer<typeof SignatureRecord>

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/signatures'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/signatures/{signatureId}'

/** What became of the documents that a client was sent, the latest first. */
export const listSignatures = endpoint({
  name: 'listSignatures',
  method: 'GET',
  path: all,
  access: 'files:view',
  response: enveloped(z.array(Signature)),
})

/** One of them, with the document as it was on the screen; its hash is computed anew. */
export const getSignature = endpoint({
  name: 'getSignature',
  method: 'GET',
  path: one,
  access: 'files:view',
  response: enveloped(SignatureRecord),
})

/** The same as a PDF. */
export const downloadSignature = fileEndpoint({
  name: 'downloadSignature',
  path: `${one}/pdf`,
  access: 'files:view',
  fileTypes: ['application/pdf'],
})
