import { BILLING_ENTITIES, TAX_ID_KINDS } from '@oaklet/api/contract'
import { Checkbox, FieldGroup, PhoneField, RadioGroup, Select, Stack, TextField } from '@oaklet/design-system'
import type { FormState } from '../../../shared/forms/use-form'
import { ClaimAddressFields } from './ClaimAddressFields'
import type { ProfileValues } from './profile-form'
import { ENTITY_WORDS, TAX_ID_WORDS } from './profile-words'

const ENTITIES = BILLING_ENTITIES.map((id) => ({ id, label: ENTITY_WORDS[id] }))
const TAX_IDS = TAX_ID_KINDS.map((id) => ({ id, label: TAX_ID_WORDS[id] }))

/** Everything that is asked about a billing profile. */
export function ProfileFields({ form }: { form: FormState<ProfileValues> }) {
  const { values, change, errorAt, field } = form
  const isPerson = values.entity === 'person'
  return (
    <Stack gap="3xl">
      <Stack gap="xl">
        <RadioGroup
          label="Who bills"
          options={ENTITIES}
          orientation="horizontal"
          name="entity"
          autoFocus
          value={values.entity}
          onChange={(entity) => change({ entity })}
          errorMessage={errorAt('entity')}
        />
        <FieldGroup legend="Name" isLegendHidden columns={2}>
          {isPerson && <TextField label="First name" autoComplete="off" {...field('firstName')} />}
          <TextField
            label={isPerson ? 'Last name' : 'Legal name'}
            autoComplete="off"
            {...(!isPerson && { description: 'As payers and the tax office know it.' })}
            {...field('name')}
          />
          <PhoneField label="Phone" description="Payers call it with questions." {...field('phone')} />
        </FieldGroup>
      </Stack>
      <FieldGroup legend="Numbers" columns={2}>
        <TextField
          label="NPI"
          description="Ten digits, like 1234567893."
          inputMode="numeric"
          autoComplete="off"
          isNumeric
          {...field('npi')}
        />
        <TextField
          label="Taxonomy code"
          isOptional
          description="Ten characters, like 101YM0800X."
          autoComplete="off"
          {...field('taxonomyCode')}
        />
        <Select
          label="Kind of tax number"
          name="taxIdKind"
          items={TAX_IDS}
          selectedKey={values.taxIdKind}
          onSelectionChange={(taxIdKind) => change({ taxIdKind })}
          errorMessage={errorAt('taxIdKind')}
        />
        <TextField label="Tax number" inputMode="numeric" autoComplete="off" isNumeric {...field('taxId')} />
      </FieldGroup>
      <ClaimAddressFields
        legend="Address"
        name="address"
        values={values.address}
        zipHelp="Claims need the nine-digit ZIP code."
        errorAt={errorAt}
        onChange={(address) => change({ address })}
      />
      <Stack gap="xl">
        <Checkbox
          name="hasPayTo"
          isSelected={values.hasPayTo}
          onChange={(hasPayTo) => change({ hasPayTo })}
          description="For a PO box or a bank, for example."
        >
          Payments are sent to another address
        </Checkbox>
        {values.hasPayTo && (
          <ClaimAddressFields
            legend="Pay-to address"
            name="payToAddress"
            values={values.payToAddress}
            errorAt={errorAt}
            onChange={(payToAddress) => change({ payToAddress })}
          />
        )}
      </Stack>
    </Stack>
  )
}
