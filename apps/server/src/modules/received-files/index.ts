export { importReceivedFile } from './import-received-file'
export { receivedFileRecord } from './received-file-record'
