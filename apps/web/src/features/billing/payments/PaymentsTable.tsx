import { PAYMENT_METHOD_WORDS, type PaymentSummary } from '@oaklet/api/contract'
import {
  Link,
  type MenuAction,
  MoneyText,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  Text,
} from '@oaklet/design-system'
import { PAYMENT_BADGES } from '../../../records/payments/payment-badges'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import type { TableRows } from '../../../shared/lists/ListSection'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'
import { DETAILS, DISPUTE_BADGES, CHARGED, PAYMENT_ACTS, type PaymentAct } from './payment-words'

interface PaymentsTableProps {
  rows: TableRows<PaymentSummary>
  onAct: (act: PaymentAct | 'details', paymentId: string) => void
}

const keyOf = ({ id }: PaymentSummary) => id
const nameOf = ({ receivedOn, client }: PaymentSummary) => `${formatShortDate(receivedOn)}, ${client.name}`

/** Payments, one to a row, with what can be done with each. */
export function PaymentsTable({ rows, onAct }: PaymentsTableProps) {
  const may = usePermissions()
  return (
    <Table<PaymentSummary>
      {...rows}
      label="Payments"
      rowKey={keyOf}
      rowName={nameOf}
      columns={COLUMNS}
      onRowAction={(paymentId) => onAct('details', paymentId)}
      rowActions={(payment) => ({
        items: [{ id: 'details', label: DETAILS }, ...(may('payments:refund') ? actsOf(payment) : [])],
        onAction: (act) => onAct(act as PaymentAct | 'details', payment.id),
      })}
    />
  )
}

/** What can be done with a payment; what can't says why. */
function actsOf({ status, isCardCharge }: PaymentSummary): MenuAction<PaymentAct>[] {
  const isWhole = status === 'succeeded'
  const why = PAYMENT_BADGES[status]?.word
  const whyNoMistake = isWhole && isCardCharge ? CHARGED : why
  return [
    {
      ...{ id: 'refund', label: PAYMENT_ACTS.refund },
      ...(!isWhole && status !== 'partially_refunded' && { isDisabled: true, description: why }),
    },
    {
      ...{ id: 'mistake', label: PAYMENT_ACTS.mistake },
      ...((!isWhole || isCardCharge) && { isDisabled: true, description: whyNoMistake }),
    },
  ]
}

// They leave room for the button of a row, so that no content changes their widths.
const COLUMNS: readonly TableColumn<PaymentSummary>[] = [
  {
    id: 'received',
    header: 'Received',
    width: '14%',
    isRowHeader: true,
    cell: ({ receivedOn }) => formatShortDate(receivedOn),
  },
  {
    id: 'client',
    header: 'Client',
    width: '21%',
    cell: ({ client }) => <Link href={paths.client(client.id)}>{client.name}</Link>,
  },
  {
    id: 'method',
    header: 'Method',
    width: '18%',
    cell: ({ method, reference }) => (
      <Stack gap="none">
        <span>{PAYMENT_METHOD_WORDS[method]}</span>
        {reference !== '' && (
          <Text tone="quiet" size="s">
            {reference}
          </Text>
        )}
      </Stack>
    ),
  },
  { id: 'status', header: 'Status', width: '26%', cell: (payment) => <PaymentStatus payment={payment} /> },
  {
    id: 'amount',
    header: 'Amount',
    width: '15%',
    align: 'end',
    cell: ({ amountCents, currency }) => <MoneyText cents={amountCents} currency={currency} />,
  },
]

/** What became of a payment: given back, in part or whole, disputed, or never received. */
function PaymentStatus({ payment }: { payment: PaymentSummary }) {
  const { status, refundedCents, currency, dispute } = payment
  const badge = PAYMENT_BADGES[status]
  if (badge === null && dispute === null) return 'Received'
  return (
    <Stack gap="xs" align="start">
      {badge !== null && <StatusBadge tone={badge.tone}>{badge.word}</StatusBadge>}
      {status === 'partially_refunded' && (
        <Text tone="quiet" size="s">
          {formatMoney(refundedCents, currency)} given back
        </Text>
      )}
      {dispute !== null && (
        <StatusBadge tone={DISPUTE_BADGES[dispute].tone}>{DISPUTE_BADGES[dispute].word}</StatusBadge>
      )}
    </Stack>
  )
}
