import { PACKETS_MESSAGES } from '@oaklet/api'
import { type Packet, type PacketItem, WaivePacketItemBody } from '@oaklet/api/contract'
import { showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { contractErrors } from '../../../shared/forms/contract-errors'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'

/** What the dialog is given. */
export interface WaiveItemDialogProps {
  packet: Packet
  item: PacketItem
  onClose: () => void
}

const LONGEST_REASON = 300

/** Does without something that is not filled in yet, with a reason. */
export function WaiveItemDialog({ packet, item, onClose }: WaiveItemDialogProps) {
  const { practiceId, clientId, id: packetId } = packet
  const api = useApi().packets
  const label = packetItemLabel(item)
  const form = useForm({
    initial: { reason: '' },
    errorsOf: (values) => contractErrors(WaivePacketItemBody, values, ['reason']),
  })
  const waiving = useMutation({
    mutationFn: (body: WaivePacketItemBody) =>
      api.waiveItem({ practiceId, clientId, packetId, itemId: item.id }, body),
    onSettled: useRefreshPractice(),
  })
  const save = () => {
    if (!form.check()) return
    waiving.mutate(form.values, {
      onSuccess: () => {
        showToast({ title: `${label} is not asked for any more`, tone: 'good' })
        onClose()
      },
      onError: form.refuse,
    })
  }
  return (
    <FormDialog
      title={`Do without “${label}”?`}
      size="s"
      form={form}
      submitLabel="Do without it"
      pendingLabel="Saving…"
      isPending={waiving.isPending}
      error={waiving.error}
      fallback={PACKETS_MESSAGES.waiveItem}
      onSubmit={save}
      onClose={onClose}
    >
      <Text>The client is not asked for it any more, and can send in the rest.</Text>
      <TextArea
        label="Why is it not needed?"
        description={`Up to ${LONGEST_REASON} characters. The client doesn’t see it.`}
        maxLength={LONGEST_REASON}
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
