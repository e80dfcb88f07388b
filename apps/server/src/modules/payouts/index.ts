export { listPayouts } from './list-payouts'
export { payoutRecord } from './payout-record'
export { settlePayout } from './settle-payout'
