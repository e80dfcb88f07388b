export type { Page } from './envelope'
export { ERROR_CODES, ErrorCode, FieldError } from './error-body'
export type { FileAnswer } from './file-answer'
export { emailOf, isEmail } from './email'
