import { TYPED_METHODS } from '@oaklet/api/contract'
import { Card, ComboBox, DatePicker, FieldGroup, MoneyField, Select, TextField } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payersQuery } from '../../../../../records/payers/payers-queries'
import type { FormState } from '../../../../../shared/forms/use-form'
import { useApi } from '../../../../../shared/use-api'
import { methodWords } from '../remittance-words'
import type { TypedValues } from './typed-form'

const METHODS = TYPED_METHODS.map((id) => ({ id, label: methodWords(id) }))

interface PaymentFieldsProps {
  form: FormState<TypedValues>
  practiceId: string
  currency: string
}

/** Who paid, how, when and how much. */
export function PaymentFields({ form, practiceId, currency }: PaymentFieldsProps) {
  const { values, change, errorAt } = form
  return (
    <Card title="Payment">
      <FieldGroup legend="Payment" isLegendHidden columns={3}>
        <PayerField form={form} practiceId={practiceId} />
        <Select
          label="How it was paid"
          name="method"
          items={METHODS}
          selectedKey={values.method}
          errorMessage={errorAt('method')}
          onSelectionChange={(method) => change({ method })}
        />
        <TextField
          label="Check or transfer number"
          isOptional={values.method === 'NON'}
          maxLength={50}
          {...form.field('traceNumber')}
        />
        <DatePicker label="Date" {...form.field('paidOn')} />
        <MoneyField
          label="Amount"
          name="amountCents"
          currency={currency}
          valueCents={values.amountCents}
          errorMessage={errorAt('amountCents')}
          onChangeCents={(amountCents) => change({ amountCents })}
        />
      </FieldGroup>
    </Card>
  )
}

/** The insurance that paid; its claims go with another choice, so they hold it until they are taken away. */
function PayerField({ form, practiceId }: Omit<PaymentFieldsProps, 'currency'>) {
  const payers = useQuery(payersQuery(useApi(), practiceId))
  const { values, change, errorAt } = form
  const items = (payers.data ?? []).map(({ id, name, payerId }) => ({
    id,
    label: name,
    description: payerId,
  }))
  const chosen = items.find(({ id }) => id === values.payerId)?.label
  const [typed, setTyped] = useState<string | null>(null)
  const isHeld = values.claims.length > 0
  return (
    <ComboBox
      label="Insurance"
      name="payerId"
      items={items}
      inputValue={typed ?? chosen ?? ''}
      onInputChange={setTyped}
      selectedKey={values.payerId}
      onSelectionChange={(payerId) => change({ payerId })}
      isDisabled={isHeld}
      {...(isHeld && { description: 'Take its claims away to choose another one.' })}
      isLoading={payers.isPending}
      emptyText={payers.isError ? 'Insurances can’t be loaded just now' : 'No insurance has this name'}
      errorMessage={errorAt('payerId')}
    />
  )
}
