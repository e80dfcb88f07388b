import { LOCATIONS_MESSAGES } from '@oaklet/api'
import { Location } from '@oaklet/api/contract'
import { PhoneField, TextField } from '@oaklet/design-system'
import { AddressFields } from '../../records/locations/AddressFields'
import { useApi } from '../../shared/use-api'
import { useForm } from '../../shared/forms/use-form'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'
import { useSaveOver } from '../../shared/forms/use-save-over'
import { usePracticeId, useUser } from '../../shared/use-session'
import {
  LOCATION_LABELS,
  locationErrors,
  locationInputOf,
  type LocationValues,
  locationValuesOf,
  locationVersions,
} from '../../records/locations/location-form'
import { setupWrites } from './setup-queries'
import { LazyStaleEdit } from '../../shared/forms/LazyStaleEdit'
import { StepForm } from './StepForm'
import { useSaveStep } from './use-save-step'

/** Where sessions are held: the practice's primary location, or its first. */
export function LocationStep({ location }: { location: Location | null }) {
  const writes = setupWrites(useApi(), useUser().organizationId ?? '', usePracticeId())
  const { keyFor } = useIdempotencyKey()
  const form = useForm({ initial: locationValuesOf(location), errorsOf: locationErrors })

  const saving = useSaveStep('location')
  const { base, rebase, stale, error, takeTheirs } = useSaveOver<Location | null>(location, Location, saving)
  const send = async (on: Location | null) => {
    const body = locationInputOf(form.values, on)
    const isSame = JSON.stringify(body) === JSON.stringify(locationInputOf(locationValuesOf(on), on))
    if (on !== null && isSame) return
    const first = { ...body, isPrimary: true }
    rebase(
      on === null
        ? await writes.newLocation(first, keyFor(first))
        : await writes.location(on.id, { ...body, version: on.version }),
    )
  }
  const save = (on = base) => {
    if (form.check()) saving.mutate(() => send(on), { onError: form.refuse })
  }
  const text = (name: keyof LocationValues) => ({ label: LOCATION_LABELS[name], ...form.field(name) })

  return (
    <StepForm
      step="location"
      errors={form.errors}
      isPending={saving.isPending}
      error={error}
      fallback={base === null ? LOCATIONS_MESSAGES.create : LOCATIONS_MESSAGES.update}
      onSubmit={() => save()}
      notice={
        stale && (
          <LazyStaleEdit
            what="location"
            rows={locationVersions(form.values, stale)}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => {
              form.restart(locationValuesOf(stale))
              takeTheirs(stale)
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
