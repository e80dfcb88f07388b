import type { OrganizationSettings } from '@oaklet/api/contract'
import { useState } from 'react'
import { formatTime } from '../../shared/format-date'
import { TimeZoneField } from '../../shared/TimeZoneField'
import { useForm } from '../../shared/forms/use-form'
import { useNow } from '../../shared/use-now'
import { timeZoneErrors } from './settings-form'
import { LazyStaleEdit } from '../../shared/forms/LazyStaleEdit'
import { StepForm } from './StepForm'
import { useSaveSettings } from './use-save-settings'

const FIELD = 'settings.timezone'

/** The clock that the practice goes by. */
export function TimeZoneStep({ settings }: { settings: OrganizationSettings }) {
  const form = useForm({ initial: { [FIELD]: settings.settings.timezone }, errorsOf: timeZoneErrors })
  const { stale, ...saving } = useSaveSettings('timeZone', settings)
  const [version, setVersion] = useState(0)
  const now = useNow()
  const chosen = form.values[FIELD]
  const save = (on?: OrganizationSettings) => {
    if (form.check()) saving.save(form.values, form.refuse, on)
  }
  return (
    <StepForm
      step="timeZone"
      errors={form.errors}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={() => save()}
      notice={
        stale && (
          <LazyStaleEdit
            what="practice"
            rows={[{ label: 'Time zone', mine: chosen, theirs: stale.settings.timezone }]}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => {
              form.restart({ [FIELD]: stale.settings.timezone })
              saving.takeTheirs(stale)
              setVersion(stale.version)
            }}
          />
        )
      }
    >
      <TimeZoneField
        key={version}
        description={
          chosen === ''
            ? 'Type the name of a large city near you.'
            : `It is ${formatTime(now, chosen)} there now.`
        }
        {...form.field(FIELD)}
      />
    </StepForm>
  )
}
