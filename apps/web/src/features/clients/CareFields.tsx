import { FieldGroup, Select, TextField } from '@oaklet/design-system'
import { CLIENT_STATUS_WORDS } from './client-words'
import type { ClientFieldsProps } from './use-client-form'
import { textProps } from './text-props'
import { NOBODY, useCareChoices } from './use-care-choices'

/** Who looks after the client, where, and how they stand with the practice. */
export function CareFields({ values, errors, onChange, statuses }: ClientFieldsProps) {
  const text = textProps(values, errors, onChange)
  const { clinicians, locations } = useCareChoices()
  return (
    <FieldGroup legend="Care" columns={2}>
      <Select
        label="Primary clinician"
        name="primaryClinicianId"
        items={clinicians}
        selectedKey={values.primaryClinicianId ?? NOBODY}
        onSelectionChange={(id) => onChange({ primaryClinicianId: id === NOBODY ? null : id })}
        errorMessage={errors.find(({ field }) => field === 'primaryClinicianId')?.message}
      />
      <Select
        label="Location"
        name="locationId"
        items={locations}
        selectedKey={values.locationId ?? NOBODY}
        onSelectionChange={(id) => onChange({ locationId: id === NOBODY ? null : id })}
        errorMessage={errors.find(({ field }) => field === 'locationId')?.message}
      />
      <Select
        label="Status"
        name="status"
        items={statuses.map((id) => ({ id, label: CLIENT_STATUS_WORDS[id].word }))}
        selectedKey={values.status}
        onSelectionChange={(status) => onChange({ status })}
        errorMessage={errors.find(({ field }) => field === 'status')?.message}
      />
      <TextField
        label="Tags"
        isOptional
        description="Separated by commas"
        autoComplete="off"
        {...text('tags')}
      />
    </FieldGroup>
  )
}
