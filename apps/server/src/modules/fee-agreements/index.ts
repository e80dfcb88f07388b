export { bookedFees } from './booked-fees'
export { feeAgreementRecord } from './fee-agreement-record'
