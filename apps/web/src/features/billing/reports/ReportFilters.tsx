import { BILLING_REPORT_KINDS, BILLING_SPLIT_WORDS, type BillingReportName } from '@oaklet/api/contract'
import { FilterBar, Select } from '@oaklet/design-system'
import { RangeDates } from '../../../shared/dates/RangeDates'
import { daysOfAddress, type ReportAddress } from './report-address'
import { REPORT_RANGE_WORDS, REPORT_RANGES } from './report-range'

const RANGES = REPORT_RANGES.map((id) => ({ id, label: REPORT_RANGE_WORDS[id] }))

interface ReportFiltersProps {
  reports: readonly BillingReportName[]
  address: ReportAddress
  today: string
  onChange: (address: ReportAddress) => void
}

/** The report, and as far as it has them its range and split. */
export function ReportFilters({ reports, address, today, onChange }: ReportFiltersProps) {
  const { report, range, split } = address
  const { hasRange, splits } = BILLING_REPORT_KINDS[report]
  const days = daysOfAddress(address, today)
  return (
    <FilterBar label="Choose a report">
      <Select
        label="Report"
        isLabelHidden
        items={reports.map((id) => ({ id, label: BILLING_REPORT_KINDS[id].title }))}
        selectedKey={report}
        onSelectionChange={(chosen) =>
          onChange({ ...address, report: chosen, split: BILLING_REPORT_KINDS[chosen].splits[0] ?? null })
        }
      />
      {hasRange && (
        <Select
          label="Range"
          isLabelHidden
          items={RANGES}
          selectedKey={range}
          onSelectionChange={(chosen) =>
            onChange({ ...address, range: chosen, days: chosen === 'custom' ? days : null })
          }
        />
      )}
      {hasRange && range === 'custom' && (
        <RangeDates range={days} onChange={(chosen) => onChange({ ...address, days: chosen })} />
      )}
      {split !== null && (
        <Select
          label="Split by"
          isLabelHidden
          items={splits.map((id) => ({ id, label: `By ${BILLING_SPLIT_WORDS[id].toLowerCase()}` }))}
          selectedKey={split}
          onSelectionChange={(chosen) => onChange({ ...address, split: chosen })}
        />
      )}
    </FilterBar>
  )
}
