import { hasErrorCode, PACKETS_MESSAGES } from '@oaklet/api'
import { Packet } from '@oaklet/api/contract'
import { Banner, showToast, Text, TextArea } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { staleRecord } from '../../../shared/forms/stale-record'
import { useForm } from '../../../shared/forms/use-form'
import { useApi } from '../../../shared/use-api'
import { PACKET_STATUS_WORDS } from './packet-status'

/** What the dialog is given. */
export interface RevokePacketDialogProps {
  packet: Packet
  onClose: () => void
}

const LONGEST_REASON = 300

const errorsOf = ({ reason }: { reason: string }) =>
  reason.trim() === '' ? [{ path: 'reason', message: 'Say why it is revoked' }] : []

/** Ends a packet with a reason. */
export function RevokePacketDialog({ packet, onClose }: RevokePacketDialogProps) {
  const { practiceId, clientId, id: packetId } = packet
  const api = useApi().packets
  const form = useForm({ initial: { reason: '' }, errorsOf })
  const revoking = useMutation({
    mutationFn: ({ reason, version }: { reason: string; version: number }) =>
      api.revoke({ practiceId, clientId, packetId }, { reason, version }),
    onSettled: useRefreshPractice(),
  })
  // The client may have saved a page since it was read; the second press goes by what holds now.
  const current = staleRecord(revoking.error, Packet)
  const save = () => {
    if (!form.check()) return
    revoking.mutate(
      { reason: form.values.reason, version: current?.version ?? packet.version },
      {
        onSuccess: () => {
          showToast({ title: 'The forms are revoked', tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }
  return (
    <FormDialog
      title="Revoke these forms?"
      size="s"
      form={form}
      submitLabel="Revoke forms"
      pendingLabel="Revoking…"
      submitTone="danger"
      isPending={revoking.isPending}
      error={hasErrorCode(revoking.error, 'stale_edit') ? null : revoking.error}
      fallback={PACKETS_MESSAGES.revoke}
      notice={
        current !== null && (
          <Banner tone="wait" isAnnounced>
            {`Something was changed in the meantime: the forms are now “${PACKET_STATUS_WORDS[current.status].word}”. Press “Revoke forms” again if they are still to end.`}
          </Banner>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      <Text>The link stops at once. What the client has saved stays here, and can’t be sent in.</Text>
      <TextArea
        label="Why are they revoked?"
        description={`Up to ${LONGEST_REASON} characters. The client doesn’t see it.`}
        maxLength={LONGEST_REASON}
        autoFocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
