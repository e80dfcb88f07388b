export { refusedFileRecord } from './refused-file-record'
export { takeInboxFiles } from './take-inbox-files'
