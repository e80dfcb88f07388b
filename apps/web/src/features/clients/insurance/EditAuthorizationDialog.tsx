import { COVERAGES_MESSAGES } from '@oaklet/api'
import { Authorization } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import {
  authorizationErrors,
  authorizationInput,
  authorizationRefusals,
  authorizationValuesOf,
  authorizationVersions,
} from './authorization-form'
import { AuthorizationFields } from './AuthorizationFields'
import { coveragesQueries } from './coverages-queries'

/** What the dialog is given. */
export interface EditAuthorizationDialogProps {
  authorization: Authorization
  onClose: () => void
}

/** Changes an authorization; when another person changed it meanwhile, both versions are shown and the person chooses. */
export function EditAuthorizationDialog({ authorization, onClose }: EditAuthorizationDialogProps) {
  const form = useForm({
    initial: () => authorizationValuesOf(authorization),
    errorsOf: authorizationErrors,
    refusalsOf: authorizationRefusals,
    clearsAsTyped: true,
  })
  const queries = coveragesQueries(useApi(), usePracticeId())
  const update = useMutation(queries.updateAuthorization(authorization))
  const refresh = useRefreshPractice()
  const { base, stale, error, settle, takeTheirs } = useSaveOver(
    authorization,
    Authorization,
    update,
    () => void refresh(),
  )
  const save = (version: number) => {
    if (!form.check()) return
    update.mutate(
      { ...authorizationInput(form.values, base.coverageId), version },
      settle({
        onSaved: ({ number }) => {
          void refresh()
          showToast({ title: `Authorization ${number} saved`, tone: 'good' })
          onClose()
        },
        onRefused: form.refuse,
      }),
    )
  }
  return (
    <FormDialog
      title={`Edit authorization ${authorization.number}`}
      form={form}
      submitLabel="Save authorization"
      pendingLabel="Saving…"
      isPending={update.isPending}
      error={error}
      fallback={COVERAGES_MESSAGES.updateAuthorization}
      stale={
        stale && {
          what: 'authorization',
          rows: authorizationVersions(form.values, stale),
          onKeepMine: () => save(stale.version),
          onTakeTheirs: () => {
            form.restart(authorizationValuesOf(stale))
            takeTheirs(stale)
          },
        }
      }
      onSubmit={() => save(base.version)}
      onClose={onClose}
    >
      <AuthorizationFields form={form} />
    </FormDialog>
  )
}
