export { packetRecord } from './packet-record'
