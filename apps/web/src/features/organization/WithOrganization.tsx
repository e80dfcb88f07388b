import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { OrganizationSettings } from '@oaklet/api/contract'
import { Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settingsQuery } from '../../records/organization/organization-queries'
import { useApi } from '../../shared/use-api'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { WithOrganizationId } from '../../records/organization/WithOrganizationId'

interface WithOrganizationProps {
  children: (settings: OrganizationSettings) => ReactNode
}

/** Shows a part once the organization's settings are known (spec §8). */
export function WithOrganization({ children }: WithOrganizationProps) {
  return (
    <WithOrganizationId>
      {(orgId) => <WithSettings orgId={orgId}>{children}</WithSettings>}
    </WithOrganizationId>
  )
}

function WithSettings({ orgId, children }: WithOrganizationProps & { orgId: string }) {
  const settings = useQuery(settingsQuery(useApi(), orgId))
  return (
    <WhenLoaded
      query={settings}
      fallback={ORGANIZATION_MESSAGES.all}
      label="Loading the organization’s settings"
      placeholder={<Skeleton shape="row" count={6} />}
    >
      {children}
    </WhenLoaded>
  )
}
