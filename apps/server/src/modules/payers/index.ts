export { payerRecord } from './payer-record'
