import { CLIENTS_MESSAGES } from '@oaklet/api'
import type { RecordPaymentBody } from '@oaklet/api/contract'
import { Dialog, FieldGroup, showToast } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChargeableCards } from '../../../records/cards/use-chargeable-cards'
import { clientQuery } from '../../../records/clients/client-queries'
import { ClientPicker, type PickedClient } from '../../../records/clients/ClientPicker'
import { recordedWords } from '../../../records/payments/recording-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { shownAllocated } from '../allocations/allocation-form'
import { AllocationFields } from '../allocations/AllocationFields'
import { useOpenInvoices } from '../allocations/use-open-invoices'
import { holdsOf, sumOfHolds } from '../holds/hold-form'
import { HoldFields } from '../holds/HoldFields'
import { useHoldableSessions } from '../holds/use-holdable-sessions'
import {
  centsForInvoices,
  chargeOverInvoicesBody,
  newPaymentOverInvoices,
  type PaymentOverInvoices,
  paymentOverInvoicesBody,
  refusedPayment,
  writeOffsOverInvoices,
  wrongPaymentOverInvoices,
} from './payment-over-invoices-form'
import { RECORD_TITLE } from './payment-words'
import { PaymentFields } from '../../../records/payments/PaymentFields'
import { ReceivedDialog } from '../../../records/payments/ReceivedDialog'
import { useChargeCard } from '../../../records/payments/use-charge-card'
import { sumOfRests } from './write-offs'
import { WriteOffBox } from './WriteOffBox'

interface PaymentOverInvoicesDialogProps {
  /** The client who paid, where that is known; otherwise the dialog asks for the client. */
  clientId: string | null
  currency: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  onClose: () => void
}

/** Money received from a client or taken from their card, for several of their open invoices or as their credit. */
export function PaymentOverInvoicesDialog({ clientId, ...props }: PaymentOverInvoicesDialogProps) {
  const client = useQuery({
    ...clientQuery(useApi(), usePracticeId(), clientId ?? ''),
    enabled: clientId !== null,
  })
  if (clientId === null) return <PaymentForm client={null} {...props} />
  if (client.data !== undefined) {
    return <PaymentForm client={{ id: clientId, name: client.data.displayName }} {...props} />
  }
  return (
    <Dialog title={RECORD_TITLE} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <WhenLoaded query={client} fallback={CLIENTS_MESSAGES.get} label="Loading the client">
        {() => null}
      </WhenLoaded>
    </Dialog>
  )
}

interface PaymentFormProps extends Omit<PaymentOverInvoicesDialogProps, 'clientId'> {
  client: PickedClient | null
}

function PaymentForm({ client: known, currency, today, onClose }: PaymentFormProps) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const recording = useMutation({
    mutationFn: (body: RecordPaymentBody) =>
      api.payments.record({ practiceId }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  // The form checks against the invoices, so that they are asked for first.
  const [clientId, setClientId] = useState(known?.id ?? null)
  const open = useOpenInvoices(clientId)
  const holdable = useHoldableSessions(clientId)
  const { sessions } = holdable
  const chargeable = useChargeableCards(clientId)
  const charging = useChargeCard({ currency, onCharged: onClose })
  const { invoices } = open
  const form = useForm<PaymentOverInvoices>({
    initial: () => newPaymentOverInvoices(known, today),
    errorsOf: (values) => wrongPaymentOverInvoices(values, invoices, sessions),
    refusalsOf: (refused, values) => refusedPayment(refused, values, invoices, sessions),
    clearsAsTyped: true,
  })
  const { client, amountCents } = form.values
  const forInvoicesCents = centsForInvoices(form.values, sessions)
  const writtenOffCents = sumOfRests(writeOffsOverInvoices(form.values, invoices, sessions))
  const submit = () => {
    if (!form.check() || invoices === undefined) return
    const onError = (error: unknown) => {
      form.refuse(error)
      // What was sent stands: sent again, it is the same payment.
      form.change({ allocated: shownAllocated(form.values, forInvoicesCents, invoices) })
      if (fieldErrorsOf(error).length === 0) return
      open.reload()
      holdable.reload()
    }
    const charge = chargeOverInvoicesBody(form.values, invoices, sessions)
    const body = paymentOverInvoicesBody(form.values, invoices, sessions)
    if (charge !== null) charging.call(charge, onError)
    else if (body !== null) {
      const onSuccess = () => {
        showToast({ title: recordedWords(body.amountCents, writtenOffCents, currency), tone: 'good' })
        onClose()
      }
      recording.mutate(body, { onSuccess, onError })
    }
  }
  return (
    <ReceivedDialog
      title={RECORD_TITLE}
      form={form}
      charging={charging}
      recording={recording}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClientPicker
        client={client}
        name="client"
        errorMessage={form.errorAt('client')}
        autoFocus={known === null}
        onChange={(chosen) => {
          form.change({ client: chosen, cardId: null, allocated: null, held: {}, writeOffs: {} })
          setClientId(chosen?.id ?? null)
        }}
      />
      <FieldGroup legend="What was received" isLegendHidden columns={2}>
        <PaymentFields
          form={form}
          chargeable={chargeable}
          currency={currency}
          today={today}
          isFirst={known !== null}
        />
      </FieldGroup>
      {client !== null && (
        <HoldFields
          form={form}
          holdable={holdable}
          currency={currency}
          onCopay={(appointmentId, cents) => {
            const held = { ...form.values.held, [appointmentId]: cents }
            form.change({ held, ...(amountCents === null && { amountCents: cents }) })
          }}
        />
      )}
      {client !== null && (
        <AllocationFields
          form={form}
          open={open}
          amountCents={forInvoicesCents}
          heldCents={sumOfHolds(holdsOf(form.values, sessions))}
          writtenOffCents={writtenOffCents}
          currency={currency}
          belowInvoice={(invoice, cents) => (
            <WriteOffBox form={form} invoice={invoice} amountCents={cents} currency={currency} />
          )}
        />
      )}
    </ReceivedDialog>
  )
}
