import { CLIENTS_MESSAGES } from '@oaklet/api'
import { Client, nextClientStatuses, type UpdateClientBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../shared/use-api'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { usePracticeId } from '../../../shared/use-session'
import { inputOf, valuesOf } from './client-form'
import { clientVersions } from './client-versions'
import { ClientFormDialog } from './ClientFormDialog'
import { clientsQueries } from '../clients-queries'
import { useCareChoices } from './use-care-choices'
import { TwinQuestionDialog } from './TwinQuestionDialog'
import { useClientForm } from './use-client-form'
import { useTwinQuestion } from './use-twin-question'

interface EditClientDialogProps {
  client: Client
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
}

/** Changes a client; when another person changed them meanwhile, both versions are shown and the person chooses. */
export function EditClientDialog({ client, today, onClose }: EditClientDialogProps) {
  const form = useClientForm(() => valuesOf(client), today)
  const update = useMutation(clientsQueries(useApi(), usePracticeId()).update(client.id))
  const refresh = useRefreshPractice()
  const { nameOf } = useCareChoices()
  const { base, stale, error, settle, takeTheirs } = useSaveOver(client, Client, update, () => void refresh())

  const statuses = useMemo(() => [base.status, ...nextClientStatuses(base.status)], [base.status])
  const twin = useTwinQuestion('Save')
  const send = (body: UpdateClientBody) =>
    update.mutate(
      body,
      settle({
        onSaved: (saved) => {
          void refresh()
          showToast({ title: `${saved.displayName} saved`, tone: 'good' })
          onClose()
        },
        onRefused: (refusal) => {
          form.refuse(refusal)
          void twin.askAbout(refusal, body, () => send({ ...body, allowTwin: true }))
        },
      }),
    )
  const save = (version: number) => {
    if (form.check()) send({ ...inputOf(form.values), version })
  }

  return (
    <>
      <ClientFormDialog
        title={`Edit ${client.displayName}`}
        isNew={false}
        form={form}
        statuses={statuses}
        isPending={update.isPending}
        error={twin.errorBeside(error)}
        fallback={CLIENTS_MESSAGES.update}
        stale={
          stale && {
            what: 'client',
            rows: clientVersions(form.values, stale, nameOf),
            onKeepMine: () => save(stale.version),
            onTakeTheirs: () => {
              form.restart(valuesOf(stale))
              takeTheirs(stale)
            },
          }
        }
        onSubmit={() => save(base.version)}
        onClose={onClose}
      />
      {twin.question !== null && <TwinQuestionDialog question={twin.question} />}
    </>
  )
}
