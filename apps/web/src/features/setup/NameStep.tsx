import type { OrganizationSettings } from '@oaklet/api/contract'
import { TextField } from '@oaklet/design-system'
import { useForm } from '../../shared/forms/use-form'
import { practiceNameErrors } from './settings-form'
import { LazyStaleEdit } from '../../shared/forms/LazyStaleEdit'
import { StepForm } from './StepForm'
import { useSaveSettings } from './use-save-settings'

/** What the practice is called. */
export function NameStep({ settings }: { settings: OrganizationSettings }) {
  const form = useForm({ initial: { name: settings.name }, errorsOf: practiceNameErrors })
  const { stale, ...saving } = useSaveSettings('name', settings)
  const save = (on?: OrganizationSettings) => {
    if (form.check()) saving.save(form.values, form.refuse, on)
  }
  return (
    <StepForm
      step="name"
      errors={form.errors}
      isPending={saving.isPending}
      error={saving.error}
      onSubmit={() => save()}
      notice={
        stale && (
          <LazyStaleEdit
            what="practice"
            rows={[{ label: 'Practice name', mine: form.values.name, theirs: stale.name }]}
            onKeepMine={() => save(stale)}
            onTakeTheirs={() => {
              form.restart({ name: stale.name })
              saving.takeTheirs(stale)
            }}
          />
        )
      }
    >
      <TextField label="Practice name" autoComplete="organization" {...form.field('name')} />
    </StepForm>
  )
}
