import { REFERRAL_ROLES } from '@oaklet/api/contract'
import { Checkbox, DatePicker, FieldGroup, Select, Stack, TextArea, TextField } from '@oaklet/design-system'
import type { FormState } from '../../../../shared/forms/use-form'
import type { ClaimValues } from './claim-values'
import { REFERRAL_WORDS } from './form-words'

const ROLES = (['nobody', ...REFERRAL_ROLES] as const).map((id) => ({ id, label: REFERRAL_WORDS[id] }))

/** What the condition comes from, when it began, who sent the client, and a note (boxes 10, 14, 17 and 19). */
export function ConditionFields({ form }: { form: FormState<ClaimValues> }) {
  const { values, change, errorAt, field } = form
  const { accident, referring } = values
  const cause = (name: 'isEmployment' | 'isAuto' | 'isOther') => ({
    name: `accident.${name}`,
    isSelected: accident[name],
    errorMessage: errorAt(`accident.${name}`),
    onChange: (isSelected: boolean) => change({ accident: { ...accident, [name]: isSelected } }),
  })
  const referrer = (name: 'lastName' | 'firstName' | 'middleName' | 'npi') => ({
    name: `referring.${name}`,
    value: referring[name],
    errorMessage: errorAt(`referring.${name}`),
    onChange: (text: string) => change({ referring: { ...referring, [name]: text } }),
  })
  return (
    <Stack gap="2xl">
      <FieldGroup legend="The condition comes from (box 10)">
        <Checkbox {...cause('isEmployment')}>Work</Checkbox>
        <Checkbox {...cause('isAuto')}>A car accident</Checkbox>
        {accident.isAuto && (
          <TextField
            label="State of the accident"
            description="Two letters, like NY."
            maxLength={2}
            name="accident.autoState"
            value={accident.autoState}
            errorMessage={errorAt('accident.autoState')}
            onChange={(autoState) =>
              change({ accident: { ...accident, autoState: autoState.toUpperCase() } })
            }
          />
        )}
        <Checkbox {...cause('isOther')}>Another accident</Checkbox>
      </FieldGroup>
      <FieldGroup legend="Onset and referral" columns={2}>
        <DatePicker
          label="Onset (box 14)"
          isOptional={!accident.isAuto && !accident.isOther}
          {...field('onsetOn')}
        />
        <Select
          label="Who sent the client (box 17)"
          name="referring.role"
          items={ROLES}
          selectedKey={referring.role}
          errorMessage={errorAt('referring.role')}
          onSelectionChange={(role) => change({ referring: { ...referring, role } })}
        />
        {referring.role !== 'nobody' && (
          <>
            <TextField label="Last name" maxLength={60} {...referrer('lastName')} />
            <TextField label="First name" maxLength={35} {...referrer('firstName')} />
            <TextField label="Middle name" isOptional maxLength={25} {...referrer('middleName')} />
            <TextField label="NPI (box 17b)" maxLength={10} inputMode="numeric" {...referrer('npi')} />
          </>
        )}
      </FieldGroup>
      <TextArea
        label="Note (box 19)"
        isOptional
        description="Goes to the insurance; 80 characters at most."
        maxLength={80}
        {...field('note')}
      />
    </Stack>
  )
}
