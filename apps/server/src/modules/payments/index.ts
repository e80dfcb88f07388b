export { sumDeposits } from './sum-deposits'
export { paymentRecord } from './payment-record'
