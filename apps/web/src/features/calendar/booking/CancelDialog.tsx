import type { AppointmentStatus } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline, RadioGroup, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { CANCELLATIONS } from '../../../records/appointments/status-actions'

interface CancelDialogProps {
  /** Says that only this one of several is cancelled; null where it does not repeat. */
  notice: string | null
  isPending: boolean
  onCancelAppointment: (status: AppointmentStatus) => void
  onClose: () => void
}

/** Asks how it was cancelled, since that decides whether it can be invoiced. */
export function CancelDialog({ notice, isPending, onCancelAppointment, onClose }: CancelDialogProps) {
  const [kind, setKind] = useState<(typeof CANCELLATIONS)[number]['id']>('cancelled_client')
  return (
    <Dialog title="Cancel this appointment?" size="s" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        isPending={isPending}
        onSubmit={() => onCancelAppointment(kind)}
        footer={
          <Inline gap="m" justify="end" wrap>
            <Button onPress={onClose}>Keep it</Button>
            <Button tone="danger" type="submit" isPending={isPending}>
              {isPending ? 'Cancelling…' : 'Cancel appointment'}
            </Button>
          </Inline>
        }
      >
        {notice !== null && <Text tone="quiet">{notice}</Text>}
        <RadioGroup label="How was it cancelled?" options={CANCELLATIONS} value={kind} onChange={setKind} />
      </Form>
    </Dialog>
  )
}
