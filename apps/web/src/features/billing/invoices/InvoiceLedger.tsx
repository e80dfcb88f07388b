import { INVOICES_MESSAGES, PAYMENTS_MESSAGES, userMessage } from '@oaklet/api'
import type { Invoice, LedgerEntry } from '@oaklet/api/contract'
import { AlertDialog, Banner, Card, LedgerList, Menu, showToast, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { usePermissions } from '../../../shared/use-session'
import { REFUND_TITLE } from './invoice-words'
import { useInvoiceActions } from './use-invoice-actions'

const RefundDialog = lazyDialog(
  () => REFUND_TITLE,
  async () => (await import('../payments/RefundDialog')).RefundDialog,
)

type Act = 'refund' | 'mistake' | 'reverse'

const ACTS: Readonly<Record<Act, string>> = {
  refund: 'Refund',
  mistake: 'Entered by mistake',
  reverse: 'Take back',
}

/** A card with how the balance adds up, line by line, and what can be done with each line. */
export function InvoiceLedger({ invoice, timeZone }: { invoice: Invoice; timeZone: string }) {
  const { ledger, currency } = invoice
  const actsOf = useActs(invoice)
  const actions = useInvoiceActions(invoice)
  const [chosen, setChosen] = useState<{ act: Act; entry: LedgerEntry } | null>(null)
  const close = () => setChosen(null)
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
  const failure = failureOf(actions)
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
        {failure !== null && (
          <Banner tone="bad" isAnnounced>
            {failure}
          </Banner>
        )}
      </Stack>
      {chosen?.act === 'refund' && chosen.entry.paymentId !== null && (
        <RefundDialog
          paymentId={chosen.entry.paymentId}
          invoice={invoice}
          today={dateInZone(new Date().toISOString(), timeZone)}
          onClose={close}
        />
      )}
      <AlertDialog
        title="Take this payment back?"
        tone="danger"
        isOpen={chosen?.act === 'mistake'}
        onOpenChange={close}
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        isPending={actions.markPaymentError.isPending}
        onConfirm={() =>
          actions.markPaymentError.mutate(chosen?.entry.paymentId ?? '', {
            onSuccess: () => showToast({ title: 'Payment taken back', tone: 'good' }),
            onSettled: close,
          })
        }
      >
        Do this for a payment that never came in. All of it goes: what it paid is open again. Both lines stay
        here.
      </AlertDialog>
      <AlertDialog
        title="Take this adjustment back?"
        tone="danger"
        isOpen={chosen?.act === 'reverse'}
        onOpenChange={close}
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        isPending={actions.reverseAdjustment.isPending}
        onConfirm={() =>
          actions.reverseAdjustment.mutate(chosen?.entry.id ?? '', {
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
  return ({ id, kind, reversesId }) => {
    if (status === 'void' || reversesId !== null || takenBack.has(id)) return []
    if (kind === 'payment') return may('payments:refund') ? ['refund', 'mistake'] : []
    const isAdjustment = kind === 'credited' || kind === 'written_off'
    return isAdjustment && may('adjustments:write') ? ['reverse'] : []
  }
}

function failureOf({
  markPaymentError,
  reverseAdjustment,
}: ReturnType<typeof useInvoiceActions>): string | null {
  if (markPaymentError.error) return userMessage(markPaymentError.error, PAYMENTS_MESSAGES.markError)
  if (!reverseAdjustment.error) return null
  return userMessage(reverseAdjustment.error, INVOICES_MESSAGES.reverseAdjustment)
}
