import { PACKETS_MESSAGES } from '@oaklet/api'
import { type Client, SendPacketBody } from '@oaklet/api/contract'
import { Banner, Select, showToast, Stack, TextArea } from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { formTemplatesQueries } from '../../../records/form-templates/form-templates-queries'
import { templatesQuery } from '../../../records/packets/templates-queries'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import {
  AskedForFields,
  type AskedForValues,
  atTheirList,
  isSendableForm,
} from '../../../records/packets/AskedForFields'

/** What the dialog is given. */
export interface SendPacketDialogProps {
  client: Client
  onClose: () => void
}

interface Values extends AskedForValues {
  email: string | null
  message: string
}

const LONGEST_MESSAGE = 1000

const bodyOf = ({ email, items, forms, documents, message }: Values): SendPacketBody => ({
  email: email ?? '',
  ...{ items, forms, documents },
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
  const api = useApi().packets
  const { keyFor } = useIdempotencyKey()
  const form = useForm<Values>({
    initial: () => ({
      email: emails[0] ?? null,
      items: ['about_you', 'reach_you', 'emergency_contact'],
      forms: [],
      documents: [],
      message: '',
    }),
    errorsOf: (values) =>
      contractErrors(SendPacketBody, bodyOf(values), ['email', 'items', 'forms', 'documents', 'message']),
    refusalsOf: atTheirList,
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
          <TemplateChoice onChoose={change} />
          <AskedForFields {...{ values, errorAt }} onChange={change} />
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

/** Begins with what the practice asks for again and again; nothing where it has no templates. */
function TemplateChoice({ onChoose }: { onChoose: (chosen: AskedForValues & { message: string }) => void }) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const templates = useQuery(templatesQuery(api, practiceId)).data ?? []
  const documents = useQuery(documentsQueries(api, practiceId).all()).data
  const forms = useQuery(formTemplatesQueries(api, practiceId).all()).data
  const [chosenId, setChosenId] = useState<string | null>(null)
  // Before forms and documents are known a template would lose its own.
  if (templates.length === 0 || documents === undefined || forms === undefined) return null
  const choose = (id: string) => {
    setChosenId(id)
    const template = templates.find((one) => one.id === id)
    if (template === undefined) return
    const isSendable = (one: string) => documents.some((it) => it.id === one && !it.isRetired)
    const { items, message } = template
    const isOffered = (one: string) => forms.some((it) => it.id === one && isSendableForm(it))
    onChoose({
      ...{ items, message },
      forms: template.forms.filter(isOffered),
      documents: template.documents.filter(isSendable),
    })
  }
  return (
    <Select
      label="Begin with a template (optional)"
      description="It replaces what is chosen and written below."
      items={templates.map(({ id, name }) => ({ id, label: name }))}
      selectedKey={chosenId}
      onSelectionChange={choose}
    />
  )
}
