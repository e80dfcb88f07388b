import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { OrganizationSettings } from '@oaklet/api/contract'
import { Card, PhoneField, showToast, Stack, TextField } from '@oaklet/design-system'
import { Fragment, useState } from 'react'
import { AddressFields } from '../../shared/AddressFields'
import { LateStaleEdit } from '../../shared/LateStaleEdit'
import { SettingsForm } from '../../shared/SettingsForm'
import { useFields } from '../../shared/use-fields'
import { GENERAL_LABELS, generalErrors, generalValuesOf, generalVersions } from './general-form'
import { OrganizationStatus } from './OrganizationStatus'
import { RegionFields } from './RegionFields'
import { useSaveGeneral } from './use-save-general'

/** What the organization is called, how it is reached, and what it goes by; saved as a whole. */
export function GeneralForm({ settings }: { settings: OrganizationSettings }) {
  const form = useFields(generalValuesOf(settings), generalErrors)
  const { stale, ...saving } = useSaveGeneral(settings)
  const [round, setRound] = useState(0)
  const text = (name: 'name' | 'email' | 'phone') => ({ label: GENERAL_LABELS[name], ...form.field(name) })

  const save = (on?: OrganizationSettings) => {
    if (!form.check()) return
    if (on === undefined && saving.isSame(form.values)) {
      showToast({ title: 'There is nothing new to save', tone: 'info' })
      return
    }
    const onSaved = (saved: OrganizationSettings) => {
      form.restart(generalValuesOf(saved))
      showToast({ title: 'Organization settings saved', tone: 'good' })
    }
    saving.save(form.values, { onSaved, onRefused: form.refuse }, on)
  }

  return (
    <SettingsForm
      label="Organization settings"
      errors={form.errors}
      isPending={saving.isPending}
      error={saving.error}
      fallback={ORGANIZATION_MESSAGES.update}
      submitLabel="Save settings"
      pendingLabel="Saving…"
      onSubmit={() => save()}
      notice={
        stale && (
          <LateStaleEdit
            what="organization"
            rows={generalVersions(form.values, stale)}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => {
              form.restart(generalValuesOf(stale))
              saving.takeTheirs(stale)
              // The fields with words of their own begin anew.
              setRound(round + 1)
            }}
          />
        )
      }
    >
      <Fragment key={round}>
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
      </Fragment>
    </SettingsForm>
  )
}
