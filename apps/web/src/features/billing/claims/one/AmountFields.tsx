import { Checkbox, FieldGroup, MoneyField } from '@oaklet/design-system'
import type { FormState } from '../../../../shared/forms/use-form'
import type { ClaimValues } from './claim-values'

/** What the client has paid, and whether the practice takes what the insurance allows (boxes 27 and 29). */
export function AmountFields({ form, currency }: { form: FormState<ClaimValues>; currency: string }) {
  const { values, change, errorAt } = form
  return (
    <FieldGroup legend="Payment">
      <MoneyField
        label="Paid by the client for these sessions (box 29)"
        name="patientPaidCents"
        currency={currency}
        valueCents={values.patientPaidCents}
        errorMessage={errorAt('patientPaidCents')}
        onChangeCents={(patientPaidCents) => change({ patientPaidCents })}
      />
      <Checkbox
        name="acceptsAssignment"
        isSelected={values.acceptsAssignment}
        errorMessage={errorAt('acceptsAssignment')}
        onChange={(acceptsAssignment) => change({ acceptsAssignment })}
      >
        Accepts assignment (box 27)
      </Checkbox>
    </FieldGroup>
  )
}
