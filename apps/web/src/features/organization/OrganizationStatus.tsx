import type { OrganizationSettings } from '@oaklet/api/contract'
import { StatusBadge } from '@oaklet/design-system'

const WORDS = { ACTIVE: 'Active', INACTIVE: 'Inactive' } as const

/** Whether the organization works with Oaklet (spec §3); it can't be changed here. */
export function OrganizationStatus({ status }: Pick<OrganizationSettings, 'status'>) {
  return <StatusBadge tone={status === 'ACTIVE' ? 'good' : 'neutral'}>{WORDS[status]}</StatusBadge>
}
