import type { SendDocumentBody } from '@oaklet/api/contract'
import { RadioGroup, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useAsSent } from '../../../shared/forms/use-as-sent'
import { useForm } from '../../../shared/forms/use-form'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { BY_HAND, firstWay, sendBody, sendRefusals, waysOf, type SendableDocument } from './send-form'
import { sendingWords } from './sending-words'

interface SendDocumentDialogProps {
  /** The document as it is now. */
  document: SendableDocument
  title: string
  /** What the file holds that is private. */
  note: string
  /** Stands where the server gives no reason for a failure. */
  fallback: string
  send: (body: SendDocumentBody, options: { idempotencyKey: string }) => Promise<unknown>
  onClose: () => void
}

/** Mails a document to the client, or keeps that it was handed over. */
export function SendDocumentDialog(props: SendDocumentDialogProps) {
  const { document: now, title, note, fallback, send, onClose } = props
  const { keyFor } = useIdempotencyKey()
  const sending = useMutation({
    mutationFn: (body: SendDocumentBody) => send(body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const document = useAsSent(now, sending)
  const form = useForm({
    initial: () => firstWay(document),
    errorsOf: () => [],
    refusalsOf: sendRefusals,
    isDisposable: true,
  })
  const { to } = form.values
  const submit = () => {
    if (!form.check()) return
    const body = sendBody(form.values, document)
    sending.mutate(body, {
      onSuccess: () => {
        showToast({ title: sendingWords({ ...body, state: 'waiting' }), tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }

  return (
    <FormDialog
      title={title}
      size="s"
      form={form}
      submitLabel={to === BY_HAND ? 'Mark as handed over' : 'Send by e-mail'}
      pendingLabel="Sending…"
      isPending={sending.isPending}
      error={sending.error}
      fallback={fallback}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="l">
        <RadioGroup
          label="How it reaches the client"
          name="to"
          options={waysOf(document)}
          value={to}
          errorMessage={form.errorAt('to')}
          onChange={(chosen) => form.change({ to: chosen })}
          autoFocus
        />
        {document.emails.length === 0 && (
          <Text tone="quiet">
            The client has no e-mail that may be written to. It can be permitted in the client’s contacts.
          </Text>
        )}
        {to !== BY_HAND && <Text tone="quiet">{note}</Text>}
      </Stack>
    </FormDialog>
  )
}
