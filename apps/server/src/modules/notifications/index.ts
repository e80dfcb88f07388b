export { findRecipients } from './find-recipients'
export { notify } from './notify'
export { sendHeldMail } from './send-held-mail'
export { wasTold } from './was-told'
