import type { AuditEvent } from '@oaklet/api/contract'

export interface EventDetailsProps {
  event: AuditEvent
  /** The organization's, which the time is told in. */
  timeZone: string
  today: string
  /** Narrows the log to what happened to the same record. */
  onShowRecord: (recordId: string) => void
  onClose: () => void
}
