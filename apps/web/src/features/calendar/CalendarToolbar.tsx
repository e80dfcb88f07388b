import type { Clinician } from '@oaklet/api/contract'
import { Button, Checkbox, FilterBar, Icon, Inline, Select } from '@oaklet/design-system'
import { CALENDAR_VIEWS, type CalendarView } from './use-calendar-url'

const EVERYONE = 'everyone'
const VIEW_WORDS: Readonly<Record<CalendarView, string>> = { day: 'Day', week: 'Week', agenda: 'Agenda' }

interface CalendarToolbarProps {
  /** What is in view; Previous and Next go by a day, or by a week. */
  view: CalendarView
  onView: (view: CalendarView) => void
  /** There is room for the grid of a week. */
  hasWeek: boolean
  clinicians: readonly Clinician[]
  clinicianId: string | null
  isShowingCancelled: boolean
  onToday: () => void
  onPrevious: () => void
  onNext: () => void
  onClinician: (clinicianId: string | null) => void
  onShowCancelled: (isShown: boolean) => void
}

/** Which days, and whose. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { view, clinicians, clinicianId, isShowingCancelled } = props
  const unit = view === 'day' ? 'day' : 'week'
  return (
    <FilterBar label="What the calendar shows">
      <Inline gap="s">
        <Button onPress={props.onToday}>Today</Button>
        <Button aria-label={`Previous ${unit}`} onPress={props.onPrevious}>
          <Icon of="chevron-left" />
        </Button>
        <Button aria-label={`Next ${unit}`} onPress={props.onNext}>
          <Icon of="chevron-right" />
        </Button>
      </Inline>
      <Select
        label="View"
        isLabelHidden
        items={CALENDAR_VIEWS.filter((id) => id !== 'week' || props.hasWeek).map((id) => ({
          id,
          label: VIEW_WORDS[id],
        }))}
        selectedKey={view}
        onSelectionChange={props.onView}
      />
      <Select
        label="Clinician"
        isLabelHidden
        items={[
          { id: EVERYONE, label: 'Clinician: all' },
          ...clinicians.map(({ id, name }) => ({ id, label: name })),
        ]}
        selectedKey={clinicianId ?? EVERYONE}
        onSelectionChange={(key) => props.onClinician(key === EVERYONE ? null : key)}
      />
      <Checkbox isSelected={isShowingCancelled} onChange={props.onShowCancelled}>
        Show cancelled
      </Checkbox>
    </FilterBar>
  )
}
