import { CheckboxGroup } from '@oaklet/design-system'
import type { AssignmentValues } from './assignment-form'
import type { AssignmentChoices } from './WithChoices'

interface AssignmentFieldsProps {
  choices: AssignmentChoices
  values: AssignmentValues
  errorAt: (name: string) => string | undefined
  onChange: (changes: Partial<AssignmentValues>) => void
}

/** What a person may do, and where they work. */
export function AssignmentFields({ choices, values, errorAt, onChange }: AssignmentFieldsProps) {
  return (
    <>
      <CheckboxGroup
        label="Roles"
        name="roleIds"
        description="What one role allows, the others can’t take away."
        options={choices.roles}
        value={values.roleIds}
        errorMessage={errorAt('roleIds')}
        onChange={(roleIds) => onChange({ roleIds })}
      />
      <CheckboxGroup
        label="Practices"
        name="practiceIds"
        options={choices.practices}
        value={values.practiceIds}
        errorMessage={errorAt('practiceIds')}
        onChange={(practiceIds) => onChange({ practiceIds })}
      />
    </>
  )
}
