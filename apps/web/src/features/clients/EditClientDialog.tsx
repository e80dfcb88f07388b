import { CLIENTS_MESSAGES } from '@oaklet/api'
import { Client, nextClientStatuses } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { staleRecord } from '../../shared/stale-record'
import { StaleEdit } from '../../shared/StaleEdit'
import { useApi } from '../../shared/use-api'
import { useNow } from '../../shared/use-now'
import { useRefreshPractice } from '../../shared/use-refresh-practice'
import { usePracticeId } from '../../shared/use-session'
import { inputOf, valuesOf } from './client-form'
import { clientVersions } from './client-versions'
import { ClientFormDialog } from './ClientFormDialog'
import { clientsQueries } from './clients-queries'
import { useCareChoices } from './use-care-choices'
import { useClientForm } from './use-client-form'

interface EditClientDialogProps {
  client: Client
  onClose: () => void
}

/** Changes a client; when somebody else changed them meanwhile, both versions are shown and the person chooses. */
export function EditClientDialog({ client, onClose }: EditClientDialogProps) {
  // What the person began from: a reload behind the dialog must not change it.
  const [base, setBase] = useState(client)
  const form = useClientForm(() => valuesOf(client), useNow().slice(0, 10))
  const update = useMutation(clientsQueries(useApi(), usePracticeId()).update(client.id))
  const refresh = useRefreshPractice()
  const { nameOf } = useCareChoices()
  const stale = staleRecord(update.error, Client)

  const save = (version: number) => {
    if (!form.check()) return
    update.mutate(
      { ...inputOf(form.values), version },
      {
        onSuccess: (saved) => {
          void refresh()
          showToast({ title: `${saved.displayName} saved`, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  const takeTheirs = (theirs: Client) => {
    setBase(theirs)
    form.replace(valuesOf(theirs))
    update.reset()
    void refresh()
  }

  return (
    <ClientFormDialog
      title={`Edit ${client.displayName}`}
      form={form}
      statuses={[base.status, ...nextClientStatuses(base.status)]}
      isPending={update.isPending}
      error={stale ? null : update.error}
      fallback={CLIENTS_MESSAGES.update}
      notice={
        stale && (
          <StaleEdit
            what="client"
            rows={clientVersions(form.values, stale, nameOf)}
            onKeepMine={() => save(stale.version)}
            onTakeTheirs={() => takeTheirs(stale)}
          />
        )
      }
      onSave={() => save(base.version)}
      onClose={onClose}
    />
  )
}
