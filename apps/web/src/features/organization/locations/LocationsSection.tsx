import { LOCATIONS_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { Card, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { WithPractice } from '../../../records/practice/WithPractice'
import { LocationsCard } from './LocationsCard'
import { allLocationsQuery } from './locations-queries'

/** Where the practice sees its clients; everybody may read it. */
export function LocationsSection() {
  return <WithPractice>{(practice) => <LoadedLocations practice={practice} />}</WithPractice>
}

function LoadedLocations({ practice }: { practice: Practice }) {
  const locations = useQuery(allLocationsQuery(useApi(), practice.id))
  if (locations.data) return <LocationsCard locations={locations.data} practice={practice} />
  return (
    <Card title="Locations">
      {locations.isError ? (
        <LoadFailure
          error={locations.error}
          fallback={LOCATIONS_MESSAGES.list}
          onRetry={() => void locations.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading the locations" isLoading>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      )}
    </Card>
  )
}
