import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Invoice, LedgerEntry } from '@oaklet/api/contract'
import { AlertDialog, Banner, Card, LedgerList, Menu, showToast, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { useNow } from '../../../shared/use-now'
import { usePermissions } from '../../../shared/use-session'
import { PAYMENT_ACTS, type PaymentAct } from '../payments/payment-words'
import { PaymentActs } from '../payments/PaymentActs'
import { useInvoiceActions } from './use-invoice-actions'

type Act = PaymentAct | 'reverse'

const ACTS: Readonly<Record<Act, string>> = { ...PAYMENT_ACTS, reverse: 'Take back' }

/** A card with how the balance adds up, line by line, and what can be done with each line. */
export function InvoiceLedger({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { ledger, currency } = invoice
  const actsOf = useActs(invoice)
  const reversing = useInvoiceActions(invoice).reverseAdjustment
  const [chosen, setChosen] = useState<{ act: Act; entry: LedgerEntry } | null>(null)
  const today = dateInZone(useNow(), timeZone)
  const close = () => setChosen(null)
  const paymentId = chosen?.entry.paymentId ?? null
  const payment =
    chosen === null || chosen.act === 'reverse' || paymentId === null ? null : { act: chosen.act, paymentId }
  const menuOf = (entry: LedgerEntry) => {
    const acts = actsOf(entry)
    if (acts.length === 0) return null
    return (
      <Menu
        label={`Actions for ${entry.description}, ${formatShortDate(entry.occurredOn)}`}
        items={acts.map((id) => ({ id, label: ACTS[id] }))}
        onAction={(act) => setChosen({ act, entry })}
      />
    )
  }
  return (
    <Card title="How the balance adds up">
      <Stack gap="m">
        {ledger.length === 0 ? (
          <Text tone="quiet">Nothing is owed until the invoice is issued.</Text>
        ) : (
          <LedgerList
            label="How the balance adds up"
            entries={ledger.map((entry) => ({
              id: entry.id,
              date: formatShortDate(entry.occurredOn),
              description: entry.description,
              amount: formatMoney(entry.amountCents, currency),
              balance: formatMoney(entry.balanceAfterCents, currency),
              actions: menuOf(entry),
            }))}
            totalLabel="Balance"
            total={formatMoney(invoice.balanceCents, currency)}
          />
        )}
        {reversing.error !== null && (
          <Banner tone="bad" isAnnounced>
            {failureWords(reversing.error, INVOICES_MESSAGES.reverseAdjustment)}
          </Banner>
        )}
        <PaymentActs chosen={payment} invoiceId={invoice.id} today={today} onClose={close} />
      </Stack>
      <AlertDialog
        title="Take this adjustment back?"
        tone="danger"
        isOpen={chosen?.act === 'reverse'}
        onOpenChange={close}
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        isPending={reversing.isPending}
        onConfirm={() =>
          reversing.mutate(chosen?.entry.id ?? '', {
            onSuccess: () => showToast({ title: 'Adjustment taken back', tone: 'good' }),
            onSettled: close,
          })
        }
      >
        {formatMoney(Math.abs(chosen?.entry.amountCents ?? 0), currency)} will be open again. Both lines stay
        here.
      </AlertDialog>
    </Card>
  )
}

/** Returns a function that says what the person may do with a line. */
function useActs({ ledger, status }: Invoice): (entry: LedgerEntry) => Act[] {
  const may = usePermissions()
  const takenBack = new Set(ledger.map(({ reversesId }) => reversesId))
  return ({ id, kind, reversesId, isCardCharge, isInsurerTakeback }) => {
    if (status === 'void' || reversesId !== null || takenBack.has(id)) return []
    if (kind === 'payment' && may('payments:refund')) return isCardCharge ? ['refund'] : ['refund', 'mistake']
    const isAdjustment = (kind === 'credited' || kind === 'written_off') && !isInsurerTakeback
    return isAdjustment && may('adjustments:write') ? ['reverse'] : []
  }
}
