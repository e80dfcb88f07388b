export { depositsBy } from './deposits-by'
export { sumDeposits } from './sum-deposits'
export { paymentRecord } from './payment-record'
