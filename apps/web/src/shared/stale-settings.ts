import { hasErrorCode } from '@oaklet/api'
import { OrganizationSettings } from '@oaklet/api/contract'

/** What somebody else saved of the organization's settings meanwhile; null where a save failed otherwise. */
export function staleSettings(error: unknown): OrganizationSettings | null {
  if (!hasErrorCode(error, 'stale_edit')) return null
  const parsed = OrganizationSettings.safeParse(error.current)
  return parsed.success ? parsed.data : null
}
