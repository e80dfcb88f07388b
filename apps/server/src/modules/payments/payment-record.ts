import { exportedCardPayments } from '../../db/schema/card-payments-table'
import { exportedCardRefunds } from '../../db/schema/card-refunds-table'
import { exportedDisputes } from '../../db/schema/disputes-table'
import { exportedPaymentCheckouts, exportedPaymentLinks } from '../../db/schema/payment-links-table'
import { exportedPayments, payments } from '../../db/schema/payments-table'
import type { RecordKind } from '../../record-kind'

export const paymentRecord: RecordKind = {
  tables: [
    ...[exportedPayments, exportedCardPayments, exportedCardRefunds, exportedDisputes],
    ...[exportedPaymentLinks, exportedPaymentCheckouts],
  ],
  timeline: [
    {
      kind: 'payment',
      permission: 'invoices:view',
      rows: ({ isOfClient }) => ({
        from: payments,
        where: isOfClient(payments),
        id: payments.id,
        on: payments.receivedOn,
        at: payments.createdAt,
        facts: {
          method: payments.method,
          amountCents: payments.amountCents,
          status: payments.status,
        },
      }),
    },
  ],
}
