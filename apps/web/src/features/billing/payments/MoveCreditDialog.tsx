import { INVOICES_MESSAGES } from '@oaklet/api'
import type { Invoice, MoveCreditBody } from '@oaklet/api/contract'
import { MoneyField, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { MOVE_CREDIT } from '../invoices/invoice-words'
import { wrongAmount } from '../wrong-amount'

interface MoveCreditDialogProps {
  invoice: Invoice
  /** From the client's credit to the invoice, or what was paid on it back into the credit. */
  direction: 'apply' | 'unapply'
  onClose: () => void
}

const WORDS = {
  apply: {
    call: 'applyCredit',
    pendingLabel: 'Applying…',
    fallback: INVOICES_MESSAGES.applyCredit,
    done: (amount: string) => `${amount} of credit applied`,
  },
  unapply: {
    call: 'unapplyPayment',
    pendingLabel: 'Moving…',
    fallback: INVOICES_MESSAGES.unapplyPayment,
    done: (amount: string) => `${amount} moved to credit`,
  },
} as const

/** Puts credit of the client on an invoice, or what was paid on it back into the credit, in part or in full. */
export function MoveCreditDialog({ invoice: now, direction, onClose }: MoveCreditDialogProps) {
  const title = MOVE_CREDIT[direction]
  const { call, pendingLabel, fallback, done } = WORDS[direction]
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const moving = useMutation({
    mutationFn: (body: MoveCreditBody) =>
      api.invoices[call]({ practiceId, invoiceId: now.id }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const invoice = useAsSent(now, moving)
  const money = (cents: number) => formatMoney(cents, invoice.currency)
  const mostCents = mostToMove(invoice, direction)
  const form = useForm<{ amountCents: number | null }>({
    initial: () => ({ amountCents: mostCents }),
    errorsOf: ({ amountCents }) => wrongAmount(amountCents, mostCents, money(mostCents)),
    clearsAsTyped: true,
  })
  const { amountCents } = form.values
  const submit = () => {
    if (!form.check() || amountCents === null) return
    moving.mutate(
      { amountCents },
      {
        onSuccess: () => {
          showToast({ title: done(money(amountCents)), tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }

  return (
    <FormDialog
      title={title}
      size="s"
      form={form}
      submitLabel={title}
      pendingLabel={pendingLabel}
      isPending={moving.isPending}
      error={moving.error}
      fallback={fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyField
        label="Amount"
        name="amountCents"
        currency={invoice.currency}
        valueCents={amountCents}
        errorMessage={form.errorAt('amountCents')}
        description={outcomeWords(invoice, direction, amountCents ?? 0, mostCents, money)}
        onChangeCents={(cents) => form.change({ amountCents: cents })}
        autoFocus
      />
    </FormDialog>
  )
}

const mostToMove = (invoice: Invoice, direction: MoveCreditDialogProps['direction']): number =>
  direction === 'apply' ? Math.min(invoice.creditCents, invoice.balanceCents) : invoice.paidCents

/** What there is to move; for an amount that can be moved, also what is open and left as credit afterwards. */
function outcomeWords(
  { client, creditCents, paidCents, balanceCents }: Invoice,
  direction: MoveCreditDialogProps['direction'],
  cents: number,
  mostCents: number,
  money: (cents: number) => string,
): string {
  const there =
    direction === 'apply'
      ? `${client.name} has ${money(creditCents)} of credit.`
      : `${money(paidCents)} was paid.`
  if (cents <= 0 || cents > mostCents) return there
  const applied = direction === 'apply' ? cents : -cents
  return `${there} Leaves ${money(balanceCents - applied)} open, and ${money(creditCents - applied)} of credit.`
}
