export { clientFileRecord } from './client-file-record'
export { hashOf, storeContent } from './file-bytes'
export {
  decideOffered,
  eraseOffered,
  offeredFiles,
  offerFile,
  type OfferedFileRow,
  readOffered,
  withdrawFiles,
} from './offered-files'
export { purgeFiles } from './purge-files'
export { requireRoomForFiles } from './require-room'
export { seenCategories } from './seen-categories'
