import type { Appointment, AppointmentStatus } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline, RadioGroup, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { CANCELLATIONS } from '../../../records/appointments/status-actions'
import { formatMoney } from '../../../shared/format-money'
import { useHeldCents } from './use-held-cents'

interface CancelDialogProps {
  appointment: Pick<Appointment, 'id' | 'practiceId' | 'clients'>
  currency: string
  isPending: boolean
  onCancelAppointment: (status: AppointmentStatus) => void
  onClose: () => void
}

/** Asks how it was cancelled, since that decides whether it can be invoiced. */
export function CancelDialog({ appointment, currency, ...props }: CancelDialogProps) {
  const { isPending, onCancelAppointment, onClose } = props
  const [kind, setKind] = useState<(typeof CANCELLATIONS)[number]['id']>('cancelled_client')
  const heldCents = useHeldCents(appointment)
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
        <RadioGroup label="How was it cancelled?" options={CANCELLATIONS} value={kind} onChange={setKind} />
        {heldCents > 0 && <Text>{heldWords(kind, formatMoney(heldCents, currency))}</Text>}
      </Form>
    </Dialog>
  )
}

/** What becomes of what is held for the session. */
const heldWords = (kind: AppointmentStatus, held: string): string =>
  kind === 'late_cancelled'
    ? `${held} stays held for this session.`
    : `${held} is held for this session, and becomes free credit.`
