import { HOLIDAYS_MESSAGES } from '@oaklet/api'
import { CheckboxGroup, LoadingRegion, Skeleton, Text } from '@oaklet/design-system'
import { LoadFailure } from '../../../shared/LoadFailure'
import { publicHolidayId, publicHolidayWords } from './public-holiday-choice'
import type { usePublicHolidays } from './use-public-holidays'

/** The days themselves; those that the practice has already are not chosen to begin with. */
export function PublicHolidaysList({ choice }: { choice: ReturnType<typeof usePublicHolidays> }) {
  const { query, holidays, chosen, choose, errorMessage } = choice
  if (query.isLoadingError) {
    return (
      <LoadFailure
        error={query.error}
        fallback={HOLIDAYS_MESSAGES.list}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading the public holidays" isLoading={choice.isLoading}>
      {query.isPending ? (
        <Skeleton shape="row" count={5} />
      ) : holidays.length === 0 ? (
        <Text>No public holidays are known of this year there.</Text>
      ) : (
        <CheckboxGroup
          label="Holidays to add"
          name="holidays"
          description="All your locations are closed on these days. You can change each one later."
          options={holidays.map((holiday) => ({
            id: publicHolidayId(holiday),
            label: holiday.name,
            description: publicHolidayWords(holiday),
          }))}
          value={chosen}
          onChange={choose}
          errorMessage={errorMessage}
        />
      )}
    </LoadingRegion>
  )
}
