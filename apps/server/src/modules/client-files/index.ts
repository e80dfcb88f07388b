export { clientFileRecord } from './client-file-record'
export { storeContent } from './file-bytes'
export { purgeFiles } from './purge-files'
