import { LOCATIONS_MESSAGES } from '@oaklet/api'
import { Location } from '@oaklet/api/contract'
import { PhoneField, TextField } from '@oaklet/design-system'
import { useState } from 'react'
import { AddressFields } from '../../shared/AddressFields'
import { staleRecord } from '../../shared/stale-record'
import { useApi } from '../../shared/use-api'
import { useFields } from '../../shared/use-fields'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'
import { usePracticeId, useUser } from '../../shared/use-session'
import {
  LOCATION_LABELS,
  locationErrors,
  locationInputOf,
  type LocationValues,
  locationValuesOf,
  locationVersions,
} from '../../shared/location-form'
import { setupWrites } from './setup-queries'
import { LateStaleEdit } from '../../shared/LateStaleEdit'
import { StepForm } from './StepForm'
import { useSaveStep } from './use-save-step'

/** Where sessions are held: the practice's primary location, or its first. */
export function LocationStep({ location }: { location: Location | null }) {
  const writes = setupWrites(useApi(), useUser().organizationId ?? '', usePracticeId())
  const keyFor = useIdempotencyKey()
  // What the person began from: a reload behind the form must not change it.
  const [base, setBase] = useState(location)
  const form = useFields(locationValuesOf(location), locationErrors)

  const saving = useSaveStep('location', async ({ on }: { on: Location | null }) => {
    const body = locationInputOf(form.values, on)
    const isSame = JSON.stringify(body) === JSON.stringify(locationInputOf(locationValuesOf(on), on))
    if (on !== null && isSame) return
    const first = { ...body, isPrimary: true }
    setBase(
      on === null
        ? await writes.newLocation(first, keyFor(first))
        : await writes.location(on.id, { ...body, version: on.version }),
    )
  })
  const stale = staleRecord(saving.error, Location)
  const save = (on = base) => {
    if (form.check()) saving.mutate({ on }, { onError: form.refuse })
  }
  const text = (name: keyof LocationValues) => ({ label: LOCATION_LABELS[name], ...form.field(name) })

  return (
    <StepForm
      step="location"
      errors={form.errors}
      isPending={saving.isPending}
      error={stale ? null : saving.error}
      fallback={base === null ? LOCATIONS_MESSAGES.create : LOCATIONS_MESSAGES.update}
      onSubmit={() => save()}
      notice={
        stale && (
          <LateStaleEdit
            what="location"
            rows={locationVersions(form.values, stale)}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => {
              setBase(stale)
              form.restart(locationValuesOf(stale))
              saving.reset()
            }}
          />
        )
      }
    >
      <TextField description="What you call it among yourselves, like “Main Street”." {...text('name')} />
      <AddressFields field={form.field} />
      <PhoneField autoComplete="tel" isOptional {...text('phone')} />
    </StepForm>
  )
}
