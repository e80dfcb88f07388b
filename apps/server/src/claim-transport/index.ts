export {
  faultIn,
  TransportFault,
  type ArrivedFile,
  type ClaimTransport,
  type OutgoingFile,
} from './claim-transport'
export { folderTransport } from './folder-transport'
