import type { AuditFilters } from './audit-filters'

export interface ExportDialogProps {
  orgId: string
  filters: AuditFilters
  /** `YYYY-MM-DD` where the organization is. */
  today: string
  onClose: () => void
}
