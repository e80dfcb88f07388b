import type { AuditEvent } from '@oaklet/api/contract'

export interface EventDetailsProps {
  event: AuditEvent
  /** The organization's time zone, in which the time is shown. */
  timeZone: string
  today: string
  /** Narrows the log to what happened to the same record. */
  onShowRecord: (recordId: string) => void
  onClose: () => void
}
