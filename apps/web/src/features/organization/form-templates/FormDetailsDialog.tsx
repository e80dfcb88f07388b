import { FORM_TEMPLATES_MESSAGES } from '@oaklet/api'
import { FormContent } from '@oaklet/api/contract'
import { Checkbox, Stack, TextField } from '@oaklet/design-system'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import type { FormDraft } from './use-form-draft'

/** What the dialog is given. */
export interface FormDetailsDialogProps {
  draft: FormDraft
  onClose: () => void
}

/** What a form is called, and who reads its answers. */
export function FormDetailsDialog({ draft, onClose }: FormDetailsDialogProps) {
  const { record, saving } = draft
  const { title, isClinical } = record.content
  const form = useForm({
    initial: { title, isClinical },
    errorsOf: (values) =>
      contractErrors(FormContent, { ...values, title: values.title.trim(), items: [] }, ['title']),
  })
  const { values, change, field } = form
  const save = () => {
    if (!form.check()) return
    // What a colleague changed of the rest stays.
    const changed = {
      ...(values.title.trim() !== title && { title: values.title.trim() }),
      ...(values.isClinical !== isClinical && { isClinical: values.isClinical }),
    }
    saving.mutate(
      { change: (content) => ({ ...content, ...changed }) },
      { onSuccess: onClose, onError: form.refuse },
    )
  }
  return (
    <FormDialog
      title="Title and readers"
      size="m"
      form={form}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={saving.isPending}
      error={saving.error}
      fallback={FORM_TEMPLATES_MESSAGES.update}
      onSubmit={save}
      onClose={() => {
        saving.reset()
        onClose()
      }}
    >
      <Stack gap="xl">
        <TextField label="Title" maxLength={120} autoComplete="off" autoFocus {...field('title')} />
        <ClinicalField isClinical={values.isClinical} onChange={change} />
      </Stack>
    </FormDialog>
  )
}

interface ClinicalFieldProps {
  isClinical: boolean
  onChange: (changes: { isClinical: boolean }) => void
}

/** Who reads the answers. */
export const ClinicalField = ({ isClinical, onChange }: ClinicalFieldProps) => (
  <Checkbox
    name="isClinical"
    isSelected={isClinical}
    description="Otherwise everybody reads them who reviews what clients send in."
    onChange={(chosen) => onChange({ isClinical: chosen })}
  >
    Only people who read notes see the answers
  </Checkbox>
)
