import type { FieldError, HoldableSession, RecordPaymentBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useChargeableCards } from '../../../records/cards/use-chargeable-cards'
import { copayLeft } from '../../../records/payments/copay-left'
import { PaymentFields } from '../../../records/payments/PaymentFields'
import { ReceivedDialog } from '../../../records/payments/ReceivedDialog'
import { chargeBodyOf, missingFromReceived, newReceived } from '../../../records/payments/received-form'
import { recordedWords } from '../../../records/payments/recording-words'
import { useChargeCard } from '../../../records/payments/use-charge-card'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'

/** The title of the dialog. */
const COLLECT_TITLE = 'Collect a copay'

export interface CollectCopayDialogProps {
  clientId: string
  session: HoldableSession
  currency: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  onClose: () => void
}

/** Money received for the copay of a session, or taken from a card on file; it is held for that session. */
export function CollectCopayDialog({ clientId, session, currency, today, onClose }: CollectCopayDialogProps) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const chargeable = useChargeableCards(clientId)
  const charging = useChargeCard({ currency, onCharged: onClose })
  const recording = useMutation({
    mutationFn: (body: RecordPaymentBody) =>
      api.payments.record({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const form = useForm({
    initial: () => ({ ...newReceived(today), amountCents: copayLeft(session) as number | null }),
    errorsOf: missingFromReceived,
    refusalsOf: refusedHold,
    clearsAsTyped: true,
  })
  const { amountCents, method, receivedOn, reference } = form.values
  const submit = () => {
    if (!form.check() || amountCents === null) return
    const holds = [{ appointmentId: session.appointmentId, amountCents }]
    const charge = chargeBodyOf(form.values, clientId, [])
    if (charge !== null) charging.call({ ...charge, holds }, form.refuse)
    else if (receivedOn !== null) {
      const received = { clientId, method, amountCents, receivedOn, reference, allocations: [], holds }
      recording.mutate(received, {
        onSuccess: () => {
          showToast({ title: recordedWords(amountCents, 0, currency), tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      })
    }
  }
  return (
    <ReceivedDialog
      title={COLLECT_TITLE}
      size="s"
      form={form}
      charging={charging}
      recording={recording}
      onSubmit={submit}
      onClose={onClose}
    >
      <PaymentFields
        form={form}
        chargeable={chargeable}
        currency={currency}
        today={today}
        outcome="Held for this session, and put on its invoice when that is issued."
        isFirst
      />
    </ReceivedDialog>
  )
}

/** The refusals of the server at the fields of this form; that of the session stands at the amount. */
const refusedHold = (refused: readonly FieldError[]): FieldError[] =>
  refused.map(({ path, message }) => ({ path: path.startsWith('holds') ? 'amountCents' : path, message }))
