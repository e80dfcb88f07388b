import { PACKETS_MESSAGES } from '@oaklet/api'
import { AddPacketItemsBody, type Packet } from '@oaklet/api/contract'
import { showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { AskedForFields, type AskedForValues, atTheirList } from '../../../records/packets/AskedForFields'

/** What the dialog is given. */
export interface AddItemsDialogProps {
  packet: Packet
  onClose: () => void
}

/** Asks for more, of forms that the client has not sent in yet. */
export function AddItemsDialog({ packet, onClose }: AddItemsDialogProps) {
  const { practiceId, clientId, id: packetId, items } = packet
  const api = useApi().packets
  const { keyFor } = useIdempotencyKey()
  const form = useForm<AskedForValues>({
    initial: { items: [], forms: [], documents: [] },
    errorsOf: (values) => contractErrors(AddPacketItemsBody, values, ['items', 'forms', 'documents']),
    refusalsOf: atTheirList,
  })
  const adding = useMutation({
    mutationFn: (body: AddPacketItemsBody) =>
      api.addItems({ practiceId, clientId, packetId }, body, { idempotencyKey: keyFor(body) }),
    onSettled: useRefreshPractice(),
  })
  const save = () => {
    if (!form.check()) return
    adding.mutate(form.values, {
      onSuccess: () => {
        showToast({ title: 'The client is asked for more', tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  return (
    <FormDialog
      title="Ask for more"
      size="m"
      form={form}
      submitLabel="Ask for these"
      pendingLabel="Saving…"
      isPending={adding.isPending}
      error={adding.error}
      fallback={PACKETS_MESSAGES.addItems}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text>
          They stand below what is asked for already. No mail is sent: send a new link to tell the client.
        </Text>
        <AskedForFields
          values={form.values}
          errorAt={form.errorAt}
          onChange={form.change}
          without={{
            kinds: items.map(({ kind }) => kind),
            forms: items.flatMap(({ form: one }) => (one === null ? [] : [one.id])),
            documents: items.flatMap(({ document }) => (document === null ? [] : [document.id])),
          }}
        />
      </Stack>
    </FormDialog>
  )
}
