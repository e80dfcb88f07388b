export type { ClientFilePath, ClientFilesApi } from './client-files-api'
export { CLIENT_FILES_MESSAGES } from './client-files-messages'
export { FILE_CATEGORIES, seenFileCategories, type FileCategory } from './file-categories'
export {
  AddClientFileBody,
  CLIENT_FILE_TYPES,
  ClientFile,
  ClientFileQuery,
  ClientFiles,
  ClientFileVersion,
  DELETED_FILE_DAYS,
  DeleteClientFileBody,
  MAX_CLIENT_FILE_BYTES,
  MAX_CLIENT_FILES,
  ReplaceClientFileBody,
  sentFileFields,
  UpdateClientFileBody,
  type ClientFileType,
} from './client-files-contract'
