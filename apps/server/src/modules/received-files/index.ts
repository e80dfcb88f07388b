export { receivedFileRecord } from './received-file-record'
