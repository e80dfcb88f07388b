import type { ClientStatus } from '@oaklet/api/contract'
import type { ComponentProps } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { ClientFields } from './ClientFields'
import type { useClientForm } from './use-client-form'

type FormDialogProps = ComponentProps<typeof FormDialog>

interface ClientFormDialogProps extends Pick<
  FormDialogProps,
  'title' | 'isPending' | 'error' | 'fallback' | 'stale' | 'onSubmit' | 'onClose'
> {
  form: ReturnType<typeof useClientForm>
  statuses: readonly ClientStatus[]
  isNew: boolean
}

/** The form that adds and changes clients. */
export function ClientFormDialog({ statuses, isNew, ...props }: ClientFormDialogProps) {
  const { values, errors, change } = props.form
  return (
    <FormDialog {...props} size="l" submitLabel="Save client" pendingLabel="Saving…">
      <ClientFields values={values} errors={errors} onChange={change} statuses={statuses} isNew={isNew} />
    </FormDialog>
  )
}
