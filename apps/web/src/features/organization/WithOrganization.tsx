import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { OrganizationSettings } from '@oaklet/api/contract'
import { Banner, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { settingsQuery } from '../../shared/organization-queries'
import { useApi } from '../../shared/use-api'
import { useOrganizationId } from './use-organization-id'

interface WithOrganizationProps {
  children: (settings: OrganizationSettings) => ReactNode
}

/** Shows a part once the organization's settings are known (spec §8). */
export function WithOrganization({ children }: WithOrganizationProps) {
  const orgId = useOrganizationId()
  if (orgId === null) {
    return (
      <Banner tone="bad" isAnnounced>
        {ORGANIZATION_MESSAGES.settings}
      </Banner>
    )
  }
  return <WithSettings orgId={orgId}>{children}</WithSettings>
}

function WithSettings({ orgId, children }: WithOrganizationProps & { orgId: string }) {
  const settings = useQuery(settingsQuery(useApi(), orgId))
  if (settings.data) return children(settings.data)
  if (settings.isError) {
    return (
      <LoadFailure
        error={settings.error}
        fallback={ORGANIZATION_MESSAGES.all}
        onRetry={() => void settings.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading the organization’s settings" isLoading>
      <Skeleton shape="row" count={6} />
    </LoadingRegion>
  )
}
