export { findRecipients, type Recipient } from './find-recipients'
export { notify, type Notice } from './notify'
export { sendHeldMail } from './send-held-mail'
export { wasTold } from './was-told'
