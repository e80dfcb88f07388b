import { AUDIT_ACTIONS, AUDIT_RESOURCES } from '@oaklet/api/contract'
import type { StaffSummary } from '@oaklet/api/contract'
import { DateRangePicker, FilterBar, Select } from '@oaklet/design-system'
import { ACTION_WORDS } from './action-words'
import { type AuditFilters, countFilters, withFilters } from './audit-filters'
import { RESOURCE_WORDS } from './resource-words'

interface AuditFilterBarProps {
  filters: AuditFilters
  people: readonly StaffSummary[]
  /** `YYYY-MM-DD` where the organization is. */
  today: string
  onChange: (filters: AuditFilters) => void
}

interface Choice<Id extends string> {
  id: Id
  label: string
}

const ANY = 'any'
const byLabel = (one: Choice<string>, other: Choice<string>) => one.label.localeCompare(other.label)
const ACTIONS = [
  { id: ANY, label: 'Everything done' },
  ...AUDIT_ACTIONS.map((id) => ({ id, label: ACTION_WORDS[id] })).sort(byLabel),
] as const
const RESOURCES = [
  { id: ANY, label: 'All records' },
  ...AUDIT_RESOURCES.map((id) => ({ id, label: RESOURCE_WORDS[id].kind })).sort(byLabel),
] as const
const SOURCES = [
  { id: ANY, label: 'Recorded by anyone' },
  { id: 'server', label: 'Recorded by Oaklet' },
  { id: 'client', label: 'Reported by a browser' },
] as const

/** Who, what, about what, recorded by whom, and when; all that is chosen holds. */
export function AuditFilterBar({ filters, people, today, onChange }: AuditFilterBarProps) {
  const change = (field: 'personId' | 'action' | 'resource' | 'source') => (value: string) =>
    onChange(withFilters(filters, { [field]: value === ANY ? undefined : value }))
  const { startDate, endDate } = filters
  const range = startDate === undefined || endDate === undefined ? null : { start: startDate, end: endDate }
  return (
    <FilterBar label="Filter the audit log" activeCount={countFilters(filters)} onClear={() => onChange({})}>
      <Select
        label="Person"
        isLabelHidden
        items={[{ id: ANY, label: 'Everybody' }, ...people.map(({ id, name }) => ({ id, label: name }))]}
        selectedKey={filters.personId ?? ANY}
        onSelectionChange={change('personId')}
      />
      <Select
        label="What was done"
        isLabelHidden
        items={ACTIONS}
        selectedKey={filters.action ?? ANY}
        onSelectionChange={change('action')}
      />
      <Select
        label="Kind of record"
        isLabelHidden
        items={RESOURCES}
        selectedKey={filters.resource ?? ANY}
        onSelectionChange={change('resource')}
      />
      <Select
        label="Recorded by"
        isLabelHidden
        items={SOURCES}
        selectedKey={filters.source ?? ANY}
        onSelectionChange={change('source')}
      />
      <DateRangePicker
        label="Dates"
        isLabelHidden
        value={range}
        maxValue={today}
        onChange={(chosen) =>
          onChange(withFilters(filters, { startDate: chosen?.start, endDate: chosen?.end }))
        }
      />
    </FilterBar>
  )
}
