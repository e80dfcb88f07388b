import { FieldGroup, TextField } from '@oaklet/design-system'
import { ADDRESS_FIELDS, ADDRESS_LABELS, type AddressField } from './address-form'

const AUTO_COMPLETE: Readonly<Record<AddressField, string>> = {
  'address.street': 'street-address',
  'address.city': 'address-level2',
  'address.state': 'address-level1',
  'address.zipCode': 'postal-code',
  'address.country': 'country-name',
}

interface AddressFieldsProps {
  /** What each field is fed with. */
  field: (name: AddressField) => {
    name: string
    value: string
    onChange: (value: string) => void
    errorMessage: string | undefined
  }
}

/** Where a practice or one of its places is. */
export function AddressFields({ field }: AddressFieldsProps) {
  return (
    <FieldGroup legend="Address (optional)" columns={2}>
      {ADDRESS_FIELDS.map((name) => (
        <TextField
          key={name}
          label={ADDRESS_LABELS[name]}
          autoComplete={AUTO_COMPLETE[name]}
          {...field(name)}
        />
      ))}
    </FieldGroup>
  )
}
