export { comparePayments } from './compare-payments'
export { countDifferences } from './list-payment-differences'
export { paymentComparisonRecord } from './payment-comparison-record'
