export type { ReceivedFilePath, ReceivedFilesApi } from './received-files-api'
export { RECEIVED_FILES_MESSAGES } from './received-files-messages'
export {
  ANSWER_KINDS,
  ANSWER_SENDERS,
  CLAIM_VERDICTS,
  ClaimAnswer,
  ImportedFile,
  ImportReceivedFileBody,
  MAX_RECEIVED_FILE_BYTES,
  ReceivedFile,
  ReceivedFileDetails,
} from './received-files-contract'
export type { AnswerKind, AnswerSender, ClaimVerdict } from './received-files-contract'
