import { ADMINISTRATIVE_SEXES, CLIENT_TYPES } from '@oaklet/api/contract'
import { DateField, FieldGroup, Select, Stack, TextField } from '@oaklet/design-system'
import { memo } from 'react'
import { AddressFields } from './AddressFields'
import { CareFields } from './CareFields'
import { CLIENT_TYPE_WORDS } from '../client-words'
import { ContactFields } from './ContactFields'
import { sortNameOf } from './client-form'
import { DiagnosisFields } from '../../../records/diagnoses/DiagnosisFields'
import { textProps } from './text-props'
import type { ClientFieldsProps } from './use-client-form'
import { SEX_WORDS } from '../../../records/clients/sex-words'

const TYPES = CLIENT_TYPES.map((id) => ({ id, label: CLIENT_TYPE_WORDS[id] }))
const SEXES = ADMINISTRATIVE_SEXES.map((id) => ({ id, label: SEX_WORDS[id] }))

/** All that is typed about a client, grouped as it is asked; saving draws none of it again. */
export const ClientFields = memo(function ClientFields(props: ClientFieldsProps) {
  const { values, errors, onChange } = props
  const text = textProps(values, errors, onChange)
  const errorAt = (name: string) => errors.find(({ path }) => path === name)?.message
  return (
    <Stack gap="3xl">
      <FieldGroup legend="Person" columns={3}>
        <TextField label="First name" autoFocus autoComplete="off" {...text('firstName')} />
        <TextField label="Last name" autoComplete="off" {...text('lastName')} />
        <TextField label="Preferred name" isOptional autoComplete="off" {...text('preferredName')} />
        <TextField label="Pronouns" isOptional autoComplete="off" {...text('pronouns')} />
        <DateField
          label="Date of birth"
          name="dateOfBirth"
          isOptional
          value={values.dateOfBirth}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          errorMessage={errorAt('dateOfBirth')}
        />
        <Select
          label="Administrative sex"
          items={SEXES}
          selectedKey={values.administrativeSex}
          onSelectionChange={(administrativeSex) => onChange({ administrativeSex })}
        />
        <Select
          label="Type"
          items={TYPES}
          selectedKey={values.type}
          onSelectionChange={(type) => onChange({ type })}
        />
        <TextField
          label="Sorted by"
          name="sortName"
          isOptional
          autoComplete="off"
          description="Lists are in the order of this name instead of the last name."
          value={sortNameOf(values)}
          onChange={(sortName) => onChange({ sortName })}
          errorMessage={errorAt('sortName')}
        />
      </FieldGroup>
      <ContactFields
        contacts={values.contacts}
        errors={errors}
        onChange={(contacts) => onChange({ contacts })}
      />
      <CareFields {...props} />
      {values.diagnoses !== null && (
        <DiagnosisFields
          diagnoses={values.diagnoses}
          typed={values.diagnosisTyped}
          errors={errors}
          onChange={onChange}
        />
      )}
      <AddressFields {...props} />
    </Stack>
  )
})
