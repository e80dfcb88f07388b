import { AUDIT_ACTIONS, AUDIT_RESOURCES, compareNames } from '@oaklet/api/contract'
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
const byLabel = (one: Choice<string>, other: Choice<string>) => compareNames(one.label, other.label)
const ACTIONS = [
  { id: ANY, label: 'Everything done' },
  ...AUDIT_ACTIONS.map((id) => ({ id, label: ACTION_WORDS[id] })).sort(byLabel),
]
const RESOURCES = [
  { id: ANY, label: 'All records' },
  ...AUDIT_RESOURCES.map((id) => ({ id, label: RESOURCE_WORDS[id].kind })).sort(byLabel),
]
const SOURCES = [
  { id: ANY, label: 'Recorded by anyone' },
  { id: 'server', label: 'Recorded by Oaklet' },
  { id: 'client', label: 'Reported by a browser' },
]

/** The kinds of actors, which stand before the people in the list of names. */
const KINDS = [
  { id: 'staff', label: 'The staff' },
  { id: 'client', label: 'Clients, by link' },
  { id: 'job', label: 'Oaklet itself' },
  { id: 'provider', label: 'Outside services' },
] as const

const CHOICES = [
  { field: 'action', label: 'What was done', items: ACTIONS },
  { field: 'resource', label: 'Kind of record', items: RESOURCES },
  { field: 'source', label: 'Recorded by', items: SOURCES },
] as const

/** Who, what, about what, recorded by whom, and when; all that is chosen holds. */
export function AuditFilterBar({ filters, people, today, onChange }: AuditFilterBarProps) {
  const staff = people.map(({ id, name }) => ({ id, label: name }))
  const actors = [{ id: ANY, label: 'Everybody' }, ...KINDS, ...staff]
  const chooseActor = (id: string) => {
    const actorKind = KINDS.find((kind) => kind.id === id)?.id
    const personId = id === ANY || actorKind !== undefined ? undefined : id
    onChange(withFilters(filters, { personId, actorKind }))
  }
  const { startDate, endDate } = filters
  const range = startDate === undefined || endDate === undefined ? null : { start: startDate, end: endDate }
  return (
    <FilterBar label="Filter the audit log" activeCount={countFilters(filters)} onClear={() => onChange({})}>
      <Select
        label="Who"
        isLabelHidden
        items={actors}
        selectedKey={filters.personId ?? filters.actorKind ?? ANY}
        onSelectionChange={chooseActor}
      />
      {CHOICES.map(({ field, label, items }) => (
        <Select
          key={field}
          label={label}
          isLabelHidden
          items={items}
          selectedKey={filters[field] ?? ANY}
          onSelectionChange={(id) => onChange(withFilters(filters, { [field]: id === ANY ? undefined : id }))}
        />
      ))}
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
