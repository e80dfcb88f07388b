import { PAYMENT_METHOD_WORDS, PAYMENT_METHODS } from '@oaklet/api/contract'
import { DatePicker, MoneyField, Select, TextField } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { cardName } from '../cards/card-words'
import type { ChargeableCards } from '../cards/use-chargeable-cards'
import type { FormState } from '../../shared/forms/use-form'
import type { ReceivedValues } from './received-form'

interface PaymentFieldsProps<Values extends ReceivedValues> {
  form: FormState<Values>
  /** The client’s cards on file, which can be charged instead. */
  chargeable: ChargeableCards
  currency: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  /** What the amount does, below its label. */
  outcome?: string
  /** Stands below the amount. */
  belowAmount?: ReactNode
  /** True when the form begins with the amount. */
  isFirst: boolean
}

/** What was received: how much, how, when, and how it is found again; or which card is charged now. */
export function PaymentFields<Values extends ReceivedValues>(props: PaymentFieldsProps<Values>) {
  const { form, chargeable, currency, outcome, belowAmount, isFirst } = props
  const { amountCents, method, cardId } = form.values
  const words = methodWords(chargeable, cardId)
  const change = (changes: Partial<ReceivedValues>) => form.change(changes as Partial<Values>)
  return (
    <>
      <MoneyField
        label="Amount"
        name="amountCents"
        currency={currency}
        valueCents={amountCents}
        errorMessage={form.errorAt('amountCents')}
        onChangeCents={(cents) => change({ amountCents: cents })}
        autoFocus={isFirst}
        {...(outcome !== undefined && { description: outcome })}
      />
      {belowAmount}
      <Select
        label="Method"
        name="method"
        items={[
          ...chargeable.cards.map((card) => ({ id: card.id, label: `${cardName(card)}, on file` })),
          ...METHODS,
        ]}
        selectedKey={cardId ?? method}
        onSelectionChange={(chosen) => {
          const received = PAYMENT_METHODS.find((id) => id === chosen)
          change(received === undefined ? { cardId: chosen } : { cardId: null, method: received })
        }}
        {...(words !== null && { description: words })}
      />
      {cardId === null && <Receipt {...props} />}
    </>
  )
}

const METHODS = PAYMENT_METHODS.map((id) => ({ id, label: PAYMENT_METHOD_WORDS[id] }))

/** What is to be known of the choice; null where it needs no words. */
function methodWords({ isTest, isUnknown }: ChargeableCards, cardId: string | null): string | null {
  if (isUnknown) return 'Cards on file couldn’t be loaded.'
  return cardId !== null && isTest ? 'Test mode: no real money moves.' : null
}

/** When it was received, and how it is found again. */
function Receipt<Values extends ReceivedValues>({ form, today }: PaymentFieldsProps<Values>) {
  const { receivedOn, reference } = form.values
  const change = (changes: Partial<ReceivedValues>) => form.change(changes as Partial<Values>)
  return (
    <>
      <DatePicker
        label="Date received"
        name="receivedOn"
        minValue="2000-01-01"
        maxValue={today}
        value={receivedOn}
        errorMessage={form.errorAt('receivedOn')}
        onChange={(date) => change({ receivedOn: date })}
      />
      <TextField
        label="Reference"
        name="reference"
        isOptional
        description="A check number, or the last four digits of a card."
        maxLength={120}
        value={reference}
        errorMessage={form.errorAt('reference')}
        onChange={(text) => change({ reference: text })}
      />
    </>
  )
}
