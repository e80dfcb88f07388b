import { CLIENTS_MESSAGES } from '@oaklet/api'
import type { Client, CreateClientBody } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { usePracticeId } from '../../../shared/use-session'
import { inputOf, newClientValues, peopleOf } from './client-form'
import { ClientFormDialog } from './ClientFormDialog'
import { clientsQueries } from '../clients-queries'
import { TwinQuestionDialog } from './TwinQuestionDialog'
import { useClientForm } from './use-client-form'
import { useMayKnowDiagnoses } from './use-may-know-diagnoses'
import { useTwinQuestion } from './use-twin-question'

const FIRST_STATUSES = ['prospective', 'active'] as const
const emptyValues = () => ({ ...newClientValues(), diagnoses: [] })

interface NewClientDialogProps {
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onClose: () => void
  onSaved: (client: Client) => void
}

/** Adds a client; sending twice makes one. */
export function NewClientDialog({ today, onClose, onSaved }: NewClientDialogProps) {
  const mayKnow = useMayKnowDiagnoses()
  const form = useClientForm(emptyValues, today, mayKnow)
  const create = useMutation(clientsQueries(useApi(), usePracticeId()).create())
  const { keyFor } = useIdempotencyKey()
  const refresh = useRefreshPractice()
  const twin = useTwinQuestion('Add')
  const send = (body: CreateClientBody) =>
    create.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: (client) => {
          void refresh()
          showToast({ title: `${client.displayName} is a client now`, tone: 'good' })
          onSaved(client)
        },
        onError: (error) => {
          form.refuse(error)
          void twin.askAbout(error, body, () => send({ ...body, allowTwin: true }))
        },
      },
    )
  const save = () => {
    if (form.check()) send({ ...inputOf(form.values), people: peopleOf(form.values) })
  }
  return (
    <>
      <ClientFormDialog
        title="New client"
        isNew
        form={form}
        statuses={FIRST_STATUSES}
        isPending={create.isPending}
        error={twin.errorBeside(create.error)}
        fallback={CLIENTS_MESSAGES.create}
        onSubmit={save}
        onClose={onClose}
      />
      {twin.question !== null && <TwinQuestionDialog question={twin.question} />}
    </>
  )
}
