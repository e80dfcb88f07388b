import type { ClientPath } from '../clients/clients-api'
import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one document of one practice. */
export interface DocumentPath {
  practiceId: string
  documentId: string
}

/** Names what became of one document that a client was sent. */
export interface SignaturePath extends ClientPath {
  signatureId: string
}

/** The documents that clients sign, and what became of them. One that is missing, or not to be seen, is ApiError `not_found`. */
export interface DocumentsApi extends ReturnType<typeof callsOf> {}

/** Both are loaded with the first call. */
const contract = once(() => import('./documents-contract'))
const signatures = once(() => import('./signatures-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** The documents of a practice, retired ones last. */
    list: forward(contract, 'listDocuments', 'params'),
    /** A document with its text, or the earlier one that `number` says. */
    get: forward(contract, 'getDocument', 'params', 'query'),
    /** Adds a document. */
    create: creation(contract, 'createDocument', 'params', 'body'),
    /** Publishes a new text; a stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateDocument', 'params', 'body'),
    /** Sends it to nobody any more. */
    retire: forward(contract, 'retireDocument', 'params'),
    /** Lets it be sent again. */
    restore: forward(contract, 'restoreDocument', 'params'),
    /** What became of the documents that a client was sent, the latest first. */
    listSignatures: forward(signatures, 'listSignatures', 'params'),
    /** One of them, with the document as it was on the screen. */
    getSignature: forward(signatures, 'getSignature', 'params'),
    /** The same as a PDF. */
    downloadSignature: (params: SignaturePath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await signatures()).downloadSignature, { params, ...options }),
  }
}

export const createDocumentsApi: (call: Call) => DocumentsApi = callsOf
