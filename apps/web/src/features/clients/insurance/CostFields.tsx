import { DatePicker, FieldGroup, MoneyField, NumberField, Text } from '@oaklet/design-system'
import { usePermissions } from '../../../shared/use-session'
import type { CoverageFieldsProps } from './coverage-fields-props'

type CentsName = 'copayCents' | 'deductibleCents' | 'deductibleMetCents'

/** What the insurance leaves to the client; those who may not change it are told so instead. */
export function CostFields({ form, currency, today }: Omit<CoverageFieldsProps, 'payers'>) {
  const can = usePermissions()
  const money = (name: CentsName) => ({
    name,
    currency,
    isOptional: true,
    valueCents: form.values[name],
    errorMessage: form.errorAt(name),
    onChangeCents: (cents: number | null) => form.change({ [name]: cents }),
  })
  if (!can('billing:edit')) {
    return (
      <Text tone="quiet">
        Your role doesn’t allow changes of what the client pays: copay, coinsurance and deductible stay as
        they are.
      </Text>
    )
  }
  return (
    <FieldGroup legend="What the client pays" columns={2}>
      <MoneyField label="Copay for each session" {...money('copayCents')} />
      <NumberField
        label="Coinsurance"
        unit="%"
        isOptional
        minValue={0}
        maxValue={100}
        {...form.field('coinsurancePercent')}
      />
      <MoneyField label="Deductible" {...money('deductibleCents')} />
      <MoneyField label="Met of the deductible" {...money('deductibleMetCents')} />
      <DatePicker label="Met as of" isOptional maxValue={today} {...form.field('deductibleAsOf')} />
    </FieldGroup>
  )
}
