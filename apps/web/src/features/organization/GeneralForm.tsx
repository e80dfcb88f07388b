import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { OrganizationSettings } from '@oaklet/api/contract'
import { Card, PhoneField, Stack, TextField } from '@oaklet/design-system'
import { AddressFields } from '../../records/locations/AddressFields'
import { RecordForm } from '../../shared/forms/RecordForm'
import { useForm } from '../../shared/forms/use-form'
import {
  GENERAL_LABELS,
  generalBodyOf,
  generalErrors,
  generalValuesOf,
  generalVersions,
} from './general-form'
import { OrganizationStatus } from './OrganizationStatus'
import { RegionFields } from './RegionFields'
import { useSaveGeneral } from './use-save-general'

/** What the organization is called, how it is reached, and what it goes by; saved as a whole. */
export function GeneralForm({ settings }: { settings: OrganizationSettings }) {
  const form = useForm({ initial: generalValuesOf(settings), errorsOf: generalErrors })
  const saving = useSaveGeneral(settings)
  const text = (name: 'name' | 'email' | 'phone') => ({ label: GENERAL_LABELS[name], ...form.field(name) })

  return (
    <RecordForm
      label="Organization settings"
      submitLabel="Save settings"
      savedWords="Organization settings saved"
      fallback={ORGANIZATION_MESSAGES.update}
      what="organization"
      form={form}
      saving={saving}
      valuesOf={generalValuesOf}
      bodyOf={generalBodyOf}
      versionsOf={generalVersions}
    >
      <Card title="Organization" actions={<OrganizationStatus status={settings.status} />}>
        <Stack gap="xl">
          <TextField autoComplete="organization" {...text('name')} />
          <TextField type="email" autoComplete="email" isOptional {...text('email')} />
          <PhoneField autoComplete="tel" isOptional {...text('phone')} />
          <AddressFields field={form.field} />
        </Stack>
      </Card>
      <Card title="Time, money and dates">
        <RegionFields field={form.field} />
      </Card>
    </RecordForm>
  )
}
