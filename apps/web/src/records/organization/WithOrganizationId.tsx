import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import { Banner } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { useOrganizationId } from './use-organization-id'

/** Shows a part once it is known of which organization, and otherwise what to do about it (spec §8). */
export function WithOrganizationId({ children }: { children: (orgId: string) => ReactNode }) {
  const orgId = useOrganizationId()
  if (orgId !== null) return children(orgId)
  return (
    <Banner tone="bad" isAnnounced>
      {ORGANIZATION_MESSAGES.settings}
    </Banner>
  )
}
