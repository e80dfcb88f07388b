export { contentsOf } from './contents-of'
export { formTemplateRecord } from './form-template-record'
export { requireSendableForms } from './require-sendable-forms'
