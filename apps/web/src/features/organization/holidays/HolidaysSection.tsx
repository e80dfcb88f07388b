import { HOLIDAYS_MESSAGES, LOCATIONS_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { Card, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { dateInZone } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { WithPractice } from '../../../records/practice/WithPractice'
import { HolidaysCard } from './HolidaysCard'
import { allLocationsQuery } from '../locations/locations-queries'
import { holidaysQuery } from './holidays-queries'

/** The days on which the practice is closed; everybody may read them. */
export function HolidaysSection() {
  return <WithPractice>{(practice) => <LoadedHolidays practice={practice} />}</WithPractice>
}

function LoadedHolidays({ practice: { id, timeZone } }: { practice: Practice }) {
  const api = useApi()
  const holidays = useQuery(holidaysQuery(api, id))
  const locations = useQuery(allLocationsQuery(api, id))
  const today = dateInZone(useNow(), timeZone)
  if (holidays.data && locations.data) {
    return <HolidaysCard holidays={holidays.data} locations={locations.data} today={today} />
  }
  const failed = [
    { query: holidays, fallback: HOLIDAYS_MESSAGES.list },
    { query: locations, fallback: LOCATIONS_MESSAGES.list },
  ].filter(({ query }) => query.isError)
  const [failure] = failed
  return (
    <Card title="Holidays">
      {failure ? (
        <LoadFailure
          error={failure.query.error}
          fallback={failure.fallback}
          onRetry={() => void Promise.all(failed.map(({ query }) => query.refetch()))}
        />
      ) : (
        <LoadingRegion label="Loading the holidays" isLoading>
          <Skeleton shape="row" count={3} />
        </LoadingRegion>
      )}
    </Card>
  )
}
