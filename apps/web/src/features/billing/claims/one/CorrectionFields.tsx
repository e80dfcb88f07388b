import { TYPED_FREQUENCIES } from '@oaklet/api/contract'
import { FieldGroup, Select, TextField } from '@oaklet/design-system'
import type { FormState } from '../../../../shared/forms/use-form'
import type { ClaimValues } from './claim-values'
import { FREQUENCY_WORDS } from './form-words'

const KINDS = TYPED_FREQUENCIES.map((id) => ({ id, label: FREQUENCY_WORDS[id] }))

interface CorrectionFieldsProps {
  form: FormState<ClaimValues>
  /** Whether the insurance has decided on this very claim: then it stays a correction. */
  isReplacement: boolean
}

/** Whether the claim is about an earlier one, and what the insurance has authorized (boxes 22 and 23). */
export function CorrectionFields({ form, isReplacement }: CorrectionFieldsProps) {
  const { values, change, errorAt, field } = form
  return (
    <FieldGroup legend="Kind and authorization" columns={2}>
      {!isReplacement && (
        <Select
          label="Kind of claim (box 22)"
          name="frequency"
          items={KINDS}
          selectedKey={values.frequency}
          errorMessage={errorAt('frequency')}
          onSelectionChange={(frequency) => change({ frequency })}
        />
      )}
      <TextField
        label="Insurance’s number of the earlier claim (box 22)"
        isOptional={values.frequency === '1'}
        maxLength={50}
        {...field('payerClaimNumber')}
      />
      <TextField label="Authorization (box 23)" isOptional maxLength={50} {...field('authorizationNumber')} />
    </FieldGroup>
  )
}
