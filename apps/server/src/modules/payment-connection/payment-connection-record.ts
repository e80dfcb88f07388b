import {
  exportedPaymentConnections,
  leftOutPaymentConnectionAttempts,
  leftOutPaymentEvents,
} from '../../db/schema/payment-connections-table'
import type { RecordKind } from '../../record-kind'

export const paymentConnectionRecord: RecordKind = {
  tables: [exportedPaymentConnections, leftOutPaymentConnectionAttempts, leftOutPaymentEvents],
}
