export { bookedFees, loadBookedFees } from './booked-fees'
export { feeAgreementRecord } from './fee-agreement-record'
