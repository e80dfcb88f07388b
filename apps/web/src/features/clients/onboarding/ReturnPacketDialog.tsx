import { PACKETS_MESSAGES } from '@oaklet/api'
import { isMeasureItem, type Packet, type ReturnPacketBody } from '@oaklet/api/contract'
import { showToast, Stack, Text, TextArea } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'

/** What the dialog is given. */
export interface ReturnPacketDialogProps {
  packet: Packet
  onClose: () => void
}

const LONGEST_COMMENT = 1000

/** The comments by the ids of what they are about. */
type Values = Record<string, string>

/** Sends forms back to the client, each with what should be changed. */
export function ReturnPacketDialog({ packet, onClose }: ReturnPacketDialogProps) {
  const { practiceId, clientId, id: packetId, version } = packet
  const forms = packet.items.filter(({ kind, waiver }) => !isMeasureItem(kind) && waiver === null)
  const [first] = forms
  const api = useApi().packets
  const form = useForm<Values>({
    initial: () => Object.fromEntries(forms.map(({ id }) => [id, ''])),
    errorsOf: (values) =>
      first !== undefined && Object.values(values).every((comment) => comment.trim() === '')
        ? [{ path: first.id, message: 'Say of at least one form what should be changed' }]
        : [],
  })
  const returning = useMutation({
    mutationFn: (comments: ReturnPacketBody['comments']) =>
      api.sendBack({ practiceId, clientId, packetId }, { comments, version }),
    onSettled: useRefreshPractice(),
  })
  const save = () => {
    if (!form.check()) return
    const comments = forms.flatMap(({ id }) => {
      const comment = form.values[id]?.trim() ?? ''
      return comment === '' ? [] : [{ itemId: id, comment }]
    })
    returning.mutate(comments, {
      onSuccess: ({ email }) => {
        showToast({ title: `The forms are on their way back to ${email}`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  return (
    <FormDialog
      title="Send forms back"
      size="m"
      form={form}
      submitLabel="Send back"
      pendingLabel="Sending…"
      isPending={returning.isPending}
      isOver={first === undefined}
      error={returning.error}
      fallback={PACKETS_MESSAGES.sendBack}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          {first === undefined
            ? 'Questionnaires can’t be changed once they are finished. Send a new one instead.'
            : 'Only what you say something about opens again; a document is signed anew. The client reads your words above the form; the mail doesn’t say them.'}
        </Text>
        {forms.map((item) => (
          <TextArea
            key={item.id}
            label={`${packetItemLabel(item)}: what should be changed?`}
            maxLength={LONGEST_COMMENT}
            name={item.id}
            value={form.values[item.id] ?? ''}
            errorMessage={form.errorAt(item.id)}
            onChange={(comment) => form.change({ [item.id]: comment })}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}
