import { PREFERENCE_KEYS, useLocalPreference } from '../../shared/local-preference'
import { useUser } from '../../shared/use-session'

/** The person's organization: as the server said, else as this browser remembers it (spec §8); null for neither. */
export function useOrganizationId(): string | null {
  const { organizationId } = useUser()
  const [cached] = useLocalPreference(PREFERENCE_KEYS.organizationId)
  return organizationId || cached || null
}
