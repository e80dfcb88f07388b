import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import { Card, LoadingRegion, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { locationsQuery } from '../../records/practice/practice-queries'
import { setupQuery } from '../../records/organization/setup-queries'
import { useApi } from '../../shared/use-api'
import { usePage } from '../../shared/use-page'
import { usePracticeId, useUser } from '../../shared/use-session'
import type { SetupRecords } from './setup-records'
import { settingsQuery } from '../../records/organization/organization-queries'

/** Shows the set-up once it is known how far it has come, and what the practice has. */
export function WithSetup({ children }: { children: (records: SetupRecords) => ReactNode }) {
  const api = useApi()
  const orgId = useUser().organizationId ?? ''
  const setup = useQuery(setupQuery(api, orgId))
  const settings = useQuery(settingsQuery(api, orgId))
  const locations = useQuery(locationsQuery(api, usePracticeId()))
  if (setup.data && settings.data && locations.data) {
    const [first] = locations.data
    const location = locations.data.find(({ isPrimary }) => isPrimary) ?? first ?? null
    return children({ setup: setup.data, settings: settings.data, location })
  }
  const failed = [setup, settings, locations].filter(({ isError }) => isError)
  return (
    <BeforeSteps>
      {failed.length > 0 ? (
        <LoadFailure
          error={failed[0]?.error}
          fallback={ORGANIZATION_MESSAGES.setup}
          onRetry={() => void Promise.all(failed.map((query) => query.refetch()))}
        />
      ) : (
        <LoadingRegion label="Loading the set-up" isLoading>
          <Card>
            <Skeleton shape="row" count={3} />
          </Card>
        </LoadingRegion>
      )}
    </BeforeSteps>
  )
}

function BeforeSteps({ children }: { children: ReactNode }) {
  usePage('Set up your practice')
  return (
    <Stack gap="2xl">
      <PageHeader title="Set up your practice" />
      {children}
    </Stack>
  )
}
