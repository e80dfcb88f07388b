export type { DocumentPath, DocumentsApi, SignaturePath } from './documents-api'
export { DOCUMENTS_MESSAGES } from './documents-messages'
export { textBlocks, type TextBlock } from './document-text'
export {
  DOCUMENT_ASKS,
  DocumentContent,
  DocumentQuery,
  DocumentSection,
  DocumentVersion,
  ListedDocument,
  MAX_DOCUMENT_SECTIONS,
  MAX_SECTION_CHARACTERS,
  PracticeDocument,
  UpdateDocumentBody,
  type DocumentAsks,
} from './documents-contract'
export { Signature, SIGNATURE_OUTCOMES, SignatureRecord, type SignatureOutcome } from './signatures-contract'
export {
  isNamedAs,
  RELATIONSHIP_WORDS,
  SIGNER_RELATIONSHIPS,
  SIGNING_CONSENT_NUMBER,
  SIGNING_CONSENTS,
  SIGNING_STATEMENTS,
  type SignerRelationship,
  type SigningConsent,
} from './signing-words'
export { STARTING_DOCUMENTS, startingDocument, type StartingDocument } from './starting-documents'
