import { FieldGroup, PhoneField, TextField } from '@oaklet/design-system'
import type { ClientFieldsProps } from './use-client-form'
import { textProps } from './text-props'

/** Where the client lives, and of a new one whom to call when something happens. */
export function AddressFields({ values, errors, onChange, isNew }: ClientFieldsProps) {
  const text = textProps(values, errors, onChange)
  return (
    <>
      <FieldGroup legend="Address (optional)" columns={2}>
        <TextField label="Street" autoComplete="off" {...text('street')} />
        <TextField label="City" autoComplete="off" {...text('city')} />
        <TextField label="State" autoComplete="off" {...text('state')} />
        <TextField label="ZIP code" autoComplete="off" {...text('zipCode')} />
        <TextField label="Country" autoComplete="off" {...text('country')} />
      </FieldGroup>
      {isNew && (
        <FieldGroup legend="Emergency contact (optional)" columns={2}>
          <TextField label="Name" autoComplete="off" {...text('emergencyName')} />
          <TextField label="Relationship" autoComplete="off" {...text('emergencyRelationship')} />
          <PhoneField label="Phone" {...text('emergencyPhone')} />
        </FieldGroup>
      )}
    </>
  )
}
