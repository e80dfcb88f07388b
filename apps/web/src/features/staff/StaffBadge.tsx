import type { StaffStatus } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'
import { STAFF_STATUS_WORDS } from './staff-words'

/** Shows whether a person works here, is invited, or left. */
export function StaffBadge({ status }: { status: StaffStatus }) {
  const { word, tone } = STAFF_STATUS_WORDS[status]
  return <StatusBadge tone={tone}>{word}</StatusBadge>
}
