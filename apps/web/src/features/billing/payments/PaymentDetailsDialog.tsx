import { PAYMENTS_MESSAGES } from '@oaklet/api'
import {
  type CardCharge,
  type CardRefund,
  type Hold,
  PAYMENT_METHOD_WORDS,
  type PaymentDetails,
} from '@oaklet/api/contract'
import { Banner, DescriptionList, Dialog, Inline, Link, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardName } from '../../../records/cards/card-words'
import { PAYMENT_BADGES } from '../../../records/payments/payment-badges'
import { formatLongDate, formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { billingQueries } from '../billing-queries'
import { AssignRefundDialog } from './AssignRefundDialog'
import { CardRefunds } from './CardRefunds'
import { Disputes } from './Disputes'
import { DETAILS_TITLE } from './payment-words'

interface PaymentDetailsDialogProps {
  paymentId: string
  onClose: () => void
}

/** What became of one payment: how it was paid, what it was put on, and what the provider kept of it. */
export function PaymentDetailsDialog({ paymentId, onClose }: PaymentDetailsDialogProps) {
  const payment = useQuery(billingQueries(useApi(), usePracticeId()).payment(paymentId))
  const [assigned, setAssigned] = useState<CardRefund | null>(null)
  if (payment.data !== undefined && assigned !== null) {
    return <AssignRefundDialog payment={payment.data} refund={assigned} onClose={() => setAssigned(null)} />
  }
  return (
    <Dialog title={DETAILS_TITLE} size="s" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <WhenLoaded query={payment} fallback={PAYMENTS_MESSAGES.get} label="Loading the payment">
        {(known) => (
          <Stack gap="l">
            <WhatCame payment={known} />
            <DescriptionList items={factsOf(known)} />
            <Disputes payment={known} />
            <CardRefunds payment={known} onAssign={setAssigned} />
          </Stack>
        )}
      </WhenLoaded>
    </Dialog>
  )
}

/** What is to be known first of a charge that isn't simply through. */
function WhatCame({ payment: { status, card } }: { payment: PaymentDetails }) {
  if (status === 'pending') {
    return (
      <Banner tone="wait">
        We’ll know within minutes whether it went through. Nothing is paid until then.
      </Banner>
    )
  }
  if (status !== 'failed') return null
  const why = card?.refusal ?? null
  return (
    <Banner tone="bad">
      {why === null ? 'The card was not charged.' : `The card was not charged: “${why}”`}
    </Banner>
  )
}

function factsOf({ currency, client, card, ...payment }: PaymentDetails) {
  const money = (cents: number) => formatMoney(cents, currency)
  return [
    { term: 'Amount', description: money(payment.amountCents) },
    { term: 'Client', description: <Link href={paths.client(client.id)}>{client.name}</Link> },
    { term: 'Received', description: formatLongDate(payment.receivedOn) },
    {
      term: 'Method',
      description: card === null ? PAYMENT_METHOD_WORDS[payment.method] : chargedWords(card),
    },
    ...(card?.isAutopay === true ? [{ term: 'Charged', description: 'By Autopay, at night' }] : []),
    { term: 'Status', description: PAYMENT_BADGES[payment.status]?.word ?? 'Received' },
    ...(card === null || payment.status === 'failed'
      ? []
      : [
          {
            term: 'Fee of Stripe',
            description: card.feeCents === null ? 'Not known yet' : money(card.feeCents),
          },
        ]),
    ...(payment.reference === '' ? [] : [{ term: 'Reference', description: payment.reference }]),
    ...(payment.refundedCents > 0 ? [{ term: 'Given back', description: money(payment.refundedCents) }] : []),
    ...(payment.holds.length > 0
      ? [
          {
            term: payment.status === 'pending' || payment.status === 'failed' ? 'To be held' : 'Held',
            description: payment.holds.map((hold) => heldWords(hold, money)).join('; '),
          },
        ]
      : []),
    ...(payment.invoices.length > 0
      ? [{ term: 'For', description: <InvoiceLinks invoices={payment.invoices} /> }]
      : []),
  ]
}

/** “$25.00 for the session on Tue, Nov 24” */
const heldWords = ({ amountCents, date }: Hold, money: (cents: number) => string): string =>
  `${money(amountCents)} for the session on ${formatShortDate(date)}`

const InvoiceLinks = ({ invoices }: Pick<PaymentDetails, 'invoices'>) => (
  <Inline gap="m" wrap>
    {invoices.map(({ id, number }) => (
      <Link key={id} href={paths.invoice(id)}>
        Invoice {number}
      </Link>
    ))}
  </Inline>
)

/** Which card was charged, and whether the client paid by themselves. */
const chargedWords = (card: CardCharge): string =>
  `${cardName(card)}, ${card.isByLink ? 'by a payment link' : 'on file'}`
