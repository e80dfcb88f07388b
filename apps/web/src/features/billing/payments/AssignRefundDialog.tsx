import { PAYMENTS_MESSAGES } from '@oaklet/api'
import type { AssignCardRefundBody, CardRefund, PaymentDetails } from '@oaklet/api/contract'
import { Checkbox, Select, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMoney } from '../../../shared/format-money'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { missingReason, ReasonFields } from '../ReasonFields'
import { givenByHand, invoiceChoices, REFUND_REASONS, refundableInvoices } from './refund-form'

interface AssignRefundDialogProps {
  payment: PaymentDetails
  refund: CardRefund
  onClose: () => void
}

/** The title of what says what a refund of Stripe's own dashboard was for. */
const TITLE = 'Assign a refund'

interface AssignValues {
  invoiceId: string | null
  reason: AssignCardRefundBody['reason'] | null
  note: string
  isRecordedByHand: boolean
}

/** Says of a refund that was made in Stripe's own dashboard why, and which invoice it is off. */
export function AssignRefundDialog({ payment: now, refund, onClose }: AssignRefundDialogProps) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const assigning = useMutation({
    mutationFn: (body: AssignCardRefundBody) =>
      api.payments.assignCardRefund({ practiceId, paymentId: now.id, refundId: refund.id }, body, {
        idempotencyKey: keyFor(body),
      }),
    onSettled: useRefreshPractice(),
  })
  const payment = useAsSent(now, assigning)
  const invoices = refundableInvoices(payment)
  const byHandCents = givenByHand(payment)
  const money = (cents: number) => formatMoney(cents, payment.currency)
  const form = useForm<AssignValues>({
    initial: () => ({
      ...{ invoiceId: invoices[0]?.id ?? null, reason: null, note: '' },
      isRecordedByHand: false,
    }),
    errorsOf: missingReason,
    clearsAsTyped: true,
  })
  const submit = () => {
    const { reason } = form.values
    if (!form.check() || reason === null) return
    assigning.mutate(
      { ...form.values, reason },
      {
        onSuccess: () => {
          showToast({ title: `Refund of ${money(refund.amountCents)} is in the books`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title={TITLE}
      size="s"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={assigning.isPending}
      error={assigning.error}
      fallback={PAYMENTS_MESSAGES.assignCardRefund}
      onSubmit={submit}
      onClose={onClose}
      notice={
        <Text tone="quiet">
          {money(refund.amountCents)} went back to the card in Stripe’s own dashboard. It comes out of the
          client’s credit first, the rest off an invoice.
        </Text>
      }
    >
      <Stack gap="l">
        {invoices.length > 0 && (
          <Select
            label="Invoice"
            name="invoiceId"
            description="It is open again by what the client’s credit doesn’t give."
            items={invoiceChoices(invoices, money)}
            selectedKey={form.values.invoiceId}
            onSelectionChange={(invoiceId) => form.change({ invoiceId })}
          />
        )}
        {byHandCents > 0 && (
          <Checkbox
            name="isRecordedByHand"
            description={`${money(byHandCents)} of this payment was recorded as given back by hand. As far as it is the same money, that is taken back, so that it counts once.`}
            isSelected={form.values.isRecordedByHand}
            errorMessage={form.errorAt('isRecordedByHand')}
            onChange={(isRecordedByHand) => form.change({ isRecordedByHand })}
          >
            It was recorded by hand before
          </Checkbox>
        )}
        <ReasonFields form={form} reasons={REFUND_REASONS} />
      </Stack>
    </FormDialog>
  )
}
