export { paymentRecord } from './payment-record'
