import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Invoice, Practice } from '@oaklet/api/contract'
import { AlertDialog, Banner, Button, Inline, PAGE_HEADING_ID, showToast, Stack } from '@oaklet/design-system'
import { recordedWords } from '../../../records/payments/recording-words'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureWords } from '../../../shared/failure-words'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { useNow } from '../../../shared/use-now'
import { usePermissions } from '../../../shared/use-session'
import { PAYMENT_LINK_TITLE, RECORD_TITLE } from '../payments/payment-words'
import { ADJUST_TITLE, MOVE_CREDIT } from './invoice-words'
import { useInvoiceActions } from './use-invoice-actions'

// The form is heavy, and most visits to an invoice don't open it.
const RecordPaymentDialog = lazyDialog(
  () => RECORD_TITLE,
  async () => (await import('../payments/RecordPaymentDialog')).RecordPaymentDialog,
)

const MoveCreditDialog = lazyDialog(
  ({ direction }: { direction: 'apply' | 'unapply' }) => MOVE_CREDIT[direction],
  async () => (await import('../payments/MoveCreditDialog')).MoveCreditDialog,
)

const AdjustInvoiceDialog = lazyDialog(
  () => ADJUST_TITLE,
  async () => (await import('./AdjustInvoiceDialog')).AdjustInvoiceDialog,
)

const PaymentLinkDialog = lazyDialog(
  () => PAYMENT_LINK_TITLE,
  async () => (await import('../payments/PaymentLinkDialog')).PaymentLinkDialog,
)

type Opened = 'payment' | 'link' | 'apply' | 'unapply' | 'adjust' | 'void' | 'delete'

interface InvoiceActionsBarProps {
  invoice: Invoice
  practice: Practice
  onEdit: () => void
  /** Called when the person is about to edit. */
  onEditIntent: () => void
}

/** What may be done with the invoice as it stands, and nothing else. */
export function InvoiceActionsBar({ invoice, practice, onEdit, onEditIntent }: InvoiceActionsBarProps) {
  const may = usePermissions()
  const navigate = useNavigate()
  const actions = useInvoiceActions(invoice)
  const [open, setOpen] = useState<Opened | null>(null)
  const today = dateInZone(useNow(), practice.timeZone)
  const { status } = invoice
  // The button that was pressed goes with what it did, as the last cents of the credit do.
  useKeptFocus(invoice, PAGE_HEADING_ID)
  const failure = failureOf(actions)
  const isOpen = status === 'issued' || status === 'partially_paid'

  const issue = () =>
    actions.issue.mutate(undefined, {
      onSuccess: ({ number }) => showToast({ title: `Invoice ${number} issued`, tone: 'good' }),
    })

  return (
    <Stack gap="m">
      <Inline gap="m" wrap>
        {status === 'draft' && may('invoices:create') && (
          <>
            <Button tone="quiet" onPress={() => setOpen('delete')}>
              Delete draft
            </Button>
            <Button onHoverStart={onEditIntent} onFocus={onEditIntent} onPress={onEdit}>
              Edit draft
            </Button>
          </>
        )}
        {isOpen &&
          invoice.payerName === null &&
          invoice.balanceCents + invoice.heldCents === invoice.totalCents &&
          may('invoices:void') && (
            <Button tone="quiet" onPress={() => setOpen('void')}>
              Void invoice
            </Button>
          )}
        {isOpen && may('adjustments:write') && (
          <Button tone="quiet" {...AdjustInvoiceDialog.onIntent} onPress={() => setOpen('adjust')}>
            {ADJUST_TITLE}
          </Button>
        )}
        {status !== 'void' && invoice.paidCents > 0 && may('payments:record') && (
          <Button tone="quiet" {...MoveCreditDialog.onIntent} onPress={() => setOpen('unapply')}>
            {MOVE_CREDIT.unapply}
          </Button>
        )}
        {isOpen && invoice.creditCents > 0 && may('payments:record') && (
          <Button {...MoveCreditDialog.onIntent} onPress={() => setOpen('apply')}>
            {MOVE_CREDIT.apply}
          </Button>
        )}
        {status === 'draft' && may('invoices:send') && (
          <Button tone="primary" isPending={actions.issue.isPending} onPress={issue}>
            {actions.issue.isPending ? 'Issuing…' : 'Issue invoice'}
          </Button>
        )}
        {isOpen && may('invoices:send') && (
          <Button {...PaymentLinkDialog.onIntent} onPress={() => setOpen('link')}>
            {PAYMENT_LINK_TITLE}
          </Button>
        )}
        {isOpen && may('payments:record') && (
          <Button tone="primary" {...RecordPaymentDialog.onIntent} onPress={() => setOpen('payment')}>
            {RECORD_TITLE}
          </Button>
        )}
      </Inline>
      {failure !== null && (
        <Banner tone="bad" isAnnounced>
          {failure}
        </Banner>
      )}
      {open === 'payment' && (
        <RecordPaymentDialog
          invoice={invoice}
          today={today}
          isPending={actions.recordPayment.isPending}
          error={actions.recordPayment.error}
          onClose={() => {
            setOpen(null)
            actions.recordPayment.reset()
          }}
          onRecord={(body, writtenOffCents, onRefused) =>
            actions.recordPayment.mutate(body, {
              onSuccess: ({ amountCents }) => {
                setOpen(null)
                showToast({
                  title: recordedWords(amountCents, writtenOffCents, invoice.currency),
                  tone: 'good',
                })
              },
              onError: onRefused,
            })
          }
        />
      )}
      {open === 'link' && (
        <PaymentLinkDialog invoice={invoice} timeZone={practice.timeZone} onClose={() => setOpen(null)} />
      )}
      {open === 'adjust' && <AdjustInvoiceDialog invoice={invoice} onClose={() => setOpen(null)} />}
      {(open === 'apply' || open === 'unapply') && (
        <MoveCreditDialog invoice={invoice} direction={open} onClose={() => setOpen(null)} />
      )}
      <AlertDialog
        title={`Void invoice ${invoice.number ?? ''}?`}
        tone="danger"
        isOpen={open === 'void'}
        onOpenChange={() => setOpen(null)}
        confirmLabel="Void invoice"
        cancelLabel="Keep it"
        isPending={actions.voidIssued.isPending}
        onConfirm={() => actions.voidIssued.mutate(undefined, { onSettled: () => setOpen(null) })}
      >
        The number stays used and the invoice stays readable. Its sessions can be invoiced again.
        {invoice.heldCents > 0 && ' What was held for them is held for them again.'}
      </AlertDialog>
      <AlertDialog
        title="Delete this draft?"
        tone="danger"
        isOpen={open === 'delete'}
        onOpenChange={() => setOpen(null)}
        confirmLabel="Delete draft"
        cancelLabel="Keep it"
        isPending={actions.remove.isPending}
        onConfirm={() =>
          actions.remove.mutate(undefined, {
            onSuccess: () => {
              showToast({ title: 'Draft deleted' })
              void navigate(paths.invoices())
            },
            onError: () => setOpen(null),
          })
        }
      >
        It was never issued, so nothing else changes. Its sessions can be invoiced again.
      </AlertDialog>
    </Stack>
  )
}

function failureOf({ issue, voidIssued, remove }: ReturnType<typeof useInvoiceActions>): string | null {
  if (issue.error) return failureWords(issue.error, INVOICES_MESSAGES.issue)
  if (voidIssued.error) return failureWords(voidIssued.error, INVOICES_MESSAGES.voidIssued)
  return remove.error ? failureWords(remove.error, INVOICES_MESSAGES.remove) : null
}
