export { countToReview } from './list-practice-packets'
export { packetRecord } from './packet-record'
export { purgePackets } from './purge-packets'
export { countStalled, notifyStalledPackets } from './stalled-packets'
