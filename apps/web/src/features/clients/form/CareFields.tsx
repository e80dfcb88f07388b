import { REFERRAL_SOURCES } from '@oaklet/api/contract'
import { FieldGroup, Select, TextField } from '@oaklet/design-system'
import { CLIENT_STATUS_WORDS, referralWords } from '../client-words'
import type { ClientFieldsProps } from './use-client-form'
import { textProps } from './text-props'
import { NOBODY, useCareChoices } from './use-care-choices'

const NOT_RECORDED = 'none'
const SOURCES = [
  { id: NOT_RECORDED, label: referralWords(null) } as const,
  ...REFERRAL_SOURCES.map((id) => ({ id, label: referralWords(id) })),
]

/** Who looks after the client, where, how they stand with the practice, and how they came to it. */
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
        errorMessage={errors.find(({ path }) => path === 'primaryClinicianId')?.message}
      />
      <Select
        label="Location"
        name="locationId"
        items={locations}
        selectedKey={values.locationId ?? NOBODY}
        onSelectionChange={(id) => onChange({ locationId: id === NOBODY ? null : id })}
        errorMessage={errors.find(({ path }) => path === 'locationId')?.message}
      />
      <Select
        label="Status"
        name="status"
        items={statuses.map((id) => ({ id, label: CLIENT_STATUS_WORDS[id].word }))}
        selectedKey={values.status}
        onSelectionChange={(status) => onChange({ status })}
        errorMessage={errors.find(({ path }) => path === 'status')?.message}
      />
      <Select
        label="Referral source"
        name="referralSource"
        items={SOURCES}
        selectedKey={values.referralSource ?? NOT_RECORDED}
        onSelectionChange={(id) => onChange({ referralSource: id === NOT_RECORDED ? null : id })}
        errorMessage={errors.find(({ path }) => path === 'referralSource')?.message}
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
