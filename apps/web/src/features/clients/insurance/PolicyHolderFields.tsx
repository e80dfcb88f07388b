import { ADMINISTRATIVE_SEXES } from '@oaklet/api/contract'
import { DateField, FieldGroup, Select, TextField } from '@oaklet/design-system'
import { AddressFields } from '../../../records/locations/AddressFields'
import type { CoverageFieldsProps } from './coverage-fields-props'
import { SEX_WORDS } from '../../../records/clients/sex-words'

const SEXES = ADMINISTRATIVE_SEXES.map((id) => ({ id, label: SEX_WORDS[id] }))

/** Who has the policy, where that is not the client. */
export function PolicyHolderFields({ form, today }: Pick<CoverageFieldsProps, 'form' | 'today'>) {
  const { values, change, field, errorAt } = form
  return (
    <>
      <FieldGroup legend="Policy holder" columns={2}>
        <TextField
          label="First name"
          autoComplete="off"
          maxLength={35}
          {...field('policyHolder.firstName')}
        />
        <TextField label="Last name" autoComplete="off" maxLength={60} {...field('policyHolder.lastName')} />
        <DateField label="Date of birth" isOptional maxValue={today} {...field('policyHolder.dateOfBirth')} />
        <Select
          label="Administrative sex"
          name="policyHolder.administrativeSex"
          items={SEXES}
          selectedKey={values['policyHolder.administrativeSex']}
          onSelectionChange={(sex) => change({ 'policyHolder.administrativeSex': sex })}
          errorMessage={errorAt('policyHolder.administrativeSex')}
        />
      </FieldGroup>
      <AddressFields field={field} />
    </>
  )
}
