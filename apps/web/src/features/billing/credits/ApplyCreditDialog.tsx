import { INVOICES_MESSAGES } from '@oaklet/api'
import type { ApplyClientCreditBody, ClientCredit } from '@oaklet/api/contract'
import { showToast, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { freeCredit } from '../../../records/credits/free-credit'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { formatMoney } from '../../../shared/format-money'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { type AllocationValues, shownAllocated, sumOf } from '../allocations/allocation-form'
import { AllocationFields } from '../allocations/AllocationFields'
import { useOpenInvoices } from '../allocations/use-open-invoices'
import { applyCreditBody, refusedCredit, wrongApplyCredit } from './apply-credit-form'
import { APPLY_TITLE } from './credit-words'

interface ApplyCreditDialogProps {
  credit: ClientCredit
  onClose: () => void
}

/** Puts the credit of a client on several of their open invoices. */
export function ApplyCreditDialog({ credit, onClose }: ApplyCreditDialogProps) {
  const { client, currency } = credit
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const applying = useMutation({
    mutationFn: (body: ApplyClientCreditBody) =>
      api.invoices.applyClientCredit({ practiceId, clientId: client.id }, body, {
        idempotencyKey: keyFor(body),
      }),
    onSettled: useRefreshPractice(),
  })
  const creditCents = freeCredit(useAsSent(credit, applying))
  const open = useOpenInvoices(client.id)
  const { invoices } = open
  const form = useForm<AllocationValues>({
    initial: { allocated: null },
    errorsOf: (values) => wrongApplyCredit(values, creditCents, invoices),
    refusalsOf: (refused, values) => refusedCredit(refused, values, creditCents, invoices),
    clearsAsTyped: true,
  })
  const money = (cents: number) => formatMoney(cents, currency)
  const submit = () => {
    if (!form.check() || invoices === undefined) return
    const body = applyCreditBody(form.values, creditCents, invoices)
    applying.mutate(body, {
      onSuccess: () => {
        showToast({ title: `${money(sumOf(body.allocations))} of credit applied`, tone: 'good' })
        onClose()
      },
      onError: (error) => {
        form.refuse(error)
        // What was sent stands: sent again, it is moved once.
        form.change({ allocated: shownAllocated(form.values, creditCents, invoices) })
        if (fieldErrorsOf(error).length > 0) open.reload()
      },
    })
  }

  return (
    <FormDialog
      title={APPLY_TITLE}
      form={form}
      submitLabel="Apply credit"
      pendingLabel="Applying…"
      isPending={applying.isPending}
      isOver={invoices?.length === 0}
      error={applying.error}
      fallback={INVOICES_MESSAGES.applyClientCredit}
      onSubmit={submit}
      onClose={onClose}
      notice={
        <Text>
          {client.name} has {money(creditCents)} of credit.
        </Text>
      }
    >
      <AllocationFields form={form} open={open} amountCents={creditCents} currency={currency} />
    </FormDialog>
  )
}
