export { billingDocumentRecord } from './billing-document-record'
export { mailDocument, type DocumentMail } from './mail-document'
export { mailNotice } from './mail-notice'
export { numberTypedAs } from './number-typed-as'
export { permittedEmails, requirePermittedEmail } from './permitted-emails'
export {
  knownAddress,
  readBilledClients,
  readBiller,
  readClinicians,
  type BilledClient,
} from './document-parties'
export { readSendings } from './read-sendings'
export { addressInWords, writeBiller, writeClient, writeClinician } from './write-parties'
export { sendDocumentMail } from './send-document-mail'
