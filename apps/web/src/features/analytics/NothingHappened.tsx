import type { DateSpan } from '@oaklet/api/contract'
import { Button, ButtonGroup, EmptyState, Icon } from '@oaklet/design-system'
import { type AnalyticsFilters, withRange, withScope } from './filters/analytics-filters'
import { spanWords } from '../../shared/dates/span-words'
import { longerRange, RANGE_WORDS } from './filters/range-words'

interface NothingHappenedProps {
  filters: AnalyticsFilters
  range: DateSpan
  today: string
  onFilter: (filters: AnalyticsFilters) => void
}

/** The empty state of a range, with buttons for a wider scope or a longer range. */
export function NothingHappened({ filters, range, today, onFilter }: NothingHappenedProps) {
  const isNarrowed = filters.locationId !== undefined || filters.clinicianId !== undefined
  const longer = longerRange(range, today)
  const showAll = () => onFilter(withScope(filters, { locationId: undefined, clinicianId: undefined }))
  return (
    <EmptyState
      title={`Nothing happened from ${spanWords(range).replace(' – ', ' to ')}`}
      icon={<Icon of="chart" />}
      action={
        <ButtonGroup>
          {isNarrowed && <Button onPress={showAll}>Show all locations and clinicians</Button>}
          {longer !== undefined && (
            <Button onPress={() => onFilter(withRange(filters, { dateRange: longer }))}>
              Show {RANGE_WORDS[longer].toLowerCase()}
            </Button>
          )}
        </ButtonGroup>
      }
    >
      {isNarrowed
        ? 'These filters leave nothing in this range. Ask for a longer one, or for everybody.'
        : 'Figures come from appointments, clients and invoices. Choose a longer range to see some.'}
    </EmptyState>
  )
}
