export { DocumentBiller, DocumentClient, DocumentClinician } from './document-parties'
export {
  DOCUMENT_SENDING_STATES,
  DOCUMENT_WAYS,
  DocumentSending,
  SendDocumentBody,
  type DocumentSendingState,
  type DocumentWay,
} from './document-sendings'
