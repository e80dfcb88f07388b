import { DATE_RANGES, type DateSpan } from '@oaklet/api/contract'
import { FilterBar, Select } from '@oaklet/design-system'
import { RangeDates } from '../../../shared/dates/RangeDates'
import {
  type AnalyticsFilters,
  countFilters,
  DEFAULT_RANGE,
  withRange,
  withScope,
  withSpan,
} from './analytics-filters'
import { RANGE_WORDS } from './range-words'
import { EVERY, type ScopeChoices } from './use-scope-choices'

const chosen = (id: string) => (id === EVERY ? undefined : id)
const RANGES = DATE_RANGES.map((id) => ({ id, label: RANGE_WORDS[id] }))

interface AnalyticsFilterBarProps {
  filters: AnalyticsFilters
  /** The range of the filters. */
  range: DateSpan
  choices: ScopeChoices
  onChange: (filters: AnalyticsFilters) => void
}

/** The filters: range, location and clinician. */
export function AnalyticsFilterBar({ filters, range, choices, onChange }: AnalyticsFilterBarProps) {
  return (
    <FilterBar
      label="Filter analytics"
      activeCount={countFilters(filters)}
      onClear={() => onChange({ dateRange: DEFAULT_RANGE })}
    >
      <Select
        label="Range"
        isLabelHidden
        items={RANGES}
        selectedKey={filters.dateRange}
        onSelectionChange={(dateRange) =>
          onChange(dateRange === 'custom' ? withSpan(filters, range) : withRange(filters, { dateRange }))
        }
      />
      {filters.dateRange === 'custom' && (
        <RangeDates range={range} onChange={(chosen) => onChange(withSpan(filters, chosen))} />
      )}
      <Select
        label="Location"
        isLabelHidden
        items={choices.locations}
        selectedKey={filters.locationId ?? EVERY}
        onSelectionChange={(id) => onChange(withScope(filters, { locationId: chosen(id) }))}
      />
      <Select
        label="Clinician"
        isLabelHidden
        items={choices.clinicians}
        selectedKey={filters.clinicianId ?? EVERY}
        onSelectionChange={(id) => onChange(withScope(filters, { clinicianId: chosen(id) }))}
      />
    </FilterBar>
  )
}
