import {
  exportedPaymentDifferences,
  leftOutPaymentComparisons,
} from '../../db/schema/payment-comparisons-table'
import type { RecordKind } from '../../record-kind'

export const paymentComparisonRecord: RecordKind = {
  tables: [exportedPaymentDifferences, leftOutPaymentComparisons],
}
