export { DocumentBiller, DocumentClient, DocumentClinician } from './document-parties'
export { DOCUMENT_WAYS, DocumentSending, SendDocumentBody, type DocumentWay } from './document-sendings'
