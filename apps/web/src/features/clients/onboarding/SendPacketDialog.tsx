import { DOCUMENTS_MESSAGES, PACKETS_MESSAGES } from '@oaklet/api'
import { ASKED_KINDS, type AskedKind, type Client, SendPacketBody } from '@oaklet/api/contract'
import { Banner, CheckboxGroup, Select, showToast, Stack, TextArea } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { PACKET_ITEM_WORDS } from '../../../records/packets/packet-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'

/** What the dialog is given. */
export interface SendPacketDialogProps {
  client: Client
  onClose: () => void
}

interface Values {
  email: string | null
  items: AskedKind[]
  documents: string[]
  message: string
}

const LONGEST_MESSAGE = 1000
const OPTIONS = ASKED_KINDS.map((id) => ({ id, ...PACKET_ITEM_WORDS[id] }))

const bodyOf = ({ email, items, documents, message }: Values): SendPacketBody => ({
  email: email ?? '',
  ...{ items, documents },
  message: message.trim(),
})

/** Asks a client for forms, documents to sign and questionnaires. */
export function SendPacketDialog({ client, onClose }: SendPacketDialogProps) {
  const { id: clientId, practiceId, contacts } = client
  const emails = [
    ...new Set(
      contacts.flatMap(({ kind, mayEmail, value }) => (kind === 'email' && mayEmail ? [value] : [])),
    ),
  ]
  const all = useApi()
  const api = all.packets
  const documents = useQuery(documentsQueries(all, practiceId).all())
  const sendable = (documents.data ?? []).filter(({ isRetired }) => !isRetired)
  const { keyFor } = useIdempotencyKey()
  const form = useForm<Values>({
    initial: () => ({
      email: emails[0] ?? null,
      items: ['about_you', 'reach_you', 'emergency_contact'],
      documents: [],
      message: '',
    }),
    errorsOf: (values) =>
      contractErrors(SendPacketBody, bodyOf(values), ['email', 'items', 'documents', 'message']),
    // One that was retired meanwhile is refused by its place in the list.
    refusalsOf: (refused) =>
      refused.map(({ path, message }) => ({
        path: path.startsWith('documents.') ? 'documents' : path,
        message,
      })),
  })
  const sending = useMutation({
    mutationFn: (body: SendPacketBody) =>
      api.send({ practiceId, clientId }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const { values, change, errorAt, field } = form
  const save = () => {
    if (!form.check()) return
    sending.mutate(bodyOf(values), {
      onSuccess: ({ email }) => {
        showToast({ title: `The forms are on their way to ${email}`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  const isReachable = emails.length > 0
  return (
    <FormDialog
      title="Send forms"
      size="m"
      form={form}
      submitLabel="Send forms"
      pendingLabel="Sending…"
      isPending={sending.isPending}
      isOver={!isReachable}
      error={sending.error}
      fallback={PACKETS_MESSAGES.send}
      onSubmit={save}
      onClose={onClose}
    >
      {isReachable ? (
        <Stack gap="l">
          <Select
            label="Send to"
            name="email"
            description="The link, and the codes that open it, go to this address."
            items={emails.map((email) => ({ id: email, label: email }))}
            selectedKey={values.email}
            errorMessage={errorAt('email')}
            onSelectionChange={(email) => change({ email })}
          />
          <CheckboxGroup
            label="What to fill in"
            name="items"
            options={OPTIONS}
            value={values.items}
            errorMessage={errorAt('items')}
            onChange={(items) => change({ items })}
          />
          {sendable.length > 0 && (
            <CheckboxGroup
              label="Documents to sign"
              name="documents"
              options={sendable.map(({ id, title, mayDecline }) => ({
                ...{ id, label: title },
                ...(mayDecline && { description: 'The client may decline' }),
              }))}
              value={values.documents}
              errorMessage={errorAt('documents')}
              onChange={(chosen) => change({ documents: chosen })}
            />
          )}
          {documents.isError && (
            <LoadFailure
              error={documents.error}
              fallback={DOCUMENTS_MESSAGES.list}
              onRetry={() => void documents.refetch()}
            />
          )}
          <TextArea
            label="Message (optional)"
            description={`The client reads it above the forms. The mail doesn’t say it. Up to ${LONGEST_MESSAGE} characters.`}
            maxLength={LONGEST_MESSAGE}
            {...field('message')}
          />
        </Stack>
      ) : (
        <Banner tone="wait" title="There is no e-mail to write to">
          {`Add an e-mail to ${client.displayName} that may be written to: edit the client, and tick “May e-mail” beside the address.`}
        </Banner>
      )}
    </FormDialog>
  )
}
