import { FieldGroup, TextField } from '@oaklet/design-system'
import { CLAIM_ADDRESS_FIELDS, type ClaimAddressValues } from './claim-address-form'

const HELP = { state: 'Two letters, like NY.', zipCode: 'Five or nine digits.' } as const
const LABELS = { street: 'Street', city: 'City', state: 'State', zipCode: 'ZIP code' } as const

interface ClaimAddressFieldsProps {
  legend: string
  /** What the contract calls the address, so that a refusal finds its field. */
  name: string
  values: ClaimAddressValues
  /** Help for the ZIP code, where it says more than how many digits it has. */
  zipHelp?: string
  errorAt: (path: string) => string | undefined
  onChange: (values: ClaimAddressValues) => void
}

/** An address as claims carry one. */
export function ClaimAddressFields(props: ClaimAddressFieldsProps) {
  const { legend, name, values, zipHelp, errorAt, onChange } = props
  const help: Record<string, string> = { ...HELP, ...(zipHelp !== undefined && { zipCode: zipHelp }) }
  return (
    <FieldGroup legend={legend} columns={2}>
      {CLAIM_ADDRESS_FIELDS.map((field) => (
        <TextField
          key={field}
          name={`${name}.${field}`}
          label={LABELS[field]}
          // The browser knows the address of the person, not that of the practice or the payer.
          autoComplete="off"
          isNumeric={field === 'zipCode'}
          value={values[field]}
          errorMessage={errorAt(`${name}.${field}`)}
          onChange={(typed) => onChange({ ...values, [field]: typed })}
          {...(help[field] !== undefined && { description: help[field] })}
        />
      ))}
    </FieldGroup>
  )
}
