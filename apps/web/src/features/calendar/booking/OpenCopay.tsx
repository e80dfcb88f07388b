import type { Appointment, Practice } from '@oaklet/api/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { copaysQuery } from '../../../records/payments/copay-queries'
import { dateInZone } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'

const CollectCopayDialog = lazyDialog(
  () => 'Collect a copay',
  async () => (await import('./CollectCopayDialog')).CollectCopayDialog,
)

interface OpenCopayProps {
  appointment: Pick<Appointment, 'id'>
  clientId: string
  practice: Practice
  onClose: () => void
}

/** The form that collects a copay; what is known of the copay stays as it was when the form was opened. */
export function OpenCopay({ appointment, clientId, practice, onClose }: OpenCopayProps) {
  const { data = [] } = useQuery(copaysQuery(useApi(), { practiceId: practice.id, id: appointment.id }))
  const [session] = useState(data.find((one) => one.clientId === clientId)?.session ?? null)
  const today = dateInZone(useNow(), practice.timeZone)
  if (session === null) return null
  return (
    <CollectCopayDialog
      clientId={clientId}
      session={session}
      currency={practice.currency}
      today={today}
      onClose={onClose}
    />
  )
}
