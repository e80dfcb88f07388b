import { Button, FilterBar, Icon, Inline, LinkButton, Select } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { lazySection } from '../../../shared/lazy-section'
import { paths } from '../../../shared/paths'
import type { BookingChoices } from '../booking/use-booking-choices'
import { CALENDAR_VIEWS, type CalendarUrl, type CalendarView } from '../use-calendar-url'
import { ClinicianSelect } from './ClinicianSelect'

const VIEW_WORDS: Readonly<Record<CalendarView, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
  agenda: 'Agenda',
}
const ALL = { place: null, service: null, status: null, cancelled: null }

const GoToDate = lazyDialog(
  () => 'Go to a date',
  async () => (await import('./GoToDate')).GoToDate,
)
const MoreFilters = lazySection(async () => (await import('./MoreFilters')).MoreFilters, null)

interface CalendarToolbarProps {
  url: CalendarUrl
  /** What is in view; Previous and Next go by a day, a week or a month. */
  view: CalendarView
  /** There is room for the grid of a week. */
  hasWeek: boolean
  choices: BookingChoices | null
  onToday: () => void
  onStep: (step: 1 | -1) => void
}

/** Which days, whose, and what of them. */
export function CalendarToolbar({ url, view, hasWeek, choices, onToday, onStep }: CalendarToolbarProps) {
  const [isChoosingDate, setChoosingDate] = useState(false)
  const [hasMore, setMore] = useState(false)
  const unit = view === 'agenda' ? 'week' : view
  const { clinicianIds } = url
  const isOfSeveral = clinicianIds.length > 1
  return (
    <FilterBar
      label="What the calendar shows"
      activeCount={[url.place, url.service, url.statuses, isOfSeveral].filter(Boolean).length}
      onClear={() => url.narrow({ ...ALL, ...(isOfSeveral && { clinician: null }) })}
    >
      <Inline gap="s">
        <Button onPress={onToday}>Today</Button>
        <Button aria-label={`Previous ${unit}`} onPress={() => onStep(-1)}>
          <Icon of="chevron-left" />
        </Button>
        <Button aria-label={`Next ${unit}`} onPress={() => onStep(1)}>
          <Icon of="chevron-right" />
        </Button>
        <Button aria-label="Go to a date" {...GoToDate.onIntent} onPress={() => setChoosingDate(true)}>
          <Icon of="calendar" />
        </Button>
      </Inline>
      <Select
        label="View"
        isLabelHidden
        items={CALENDAR_VIEWS.filter((id) => id !== 'week' || hasWeek).map((id) => ({
          id,
          label: VIEW_WORDS[id],
        }))}
        selectedKey={view}
        onSelectionChange={url.showView}
      />
      <ClinicianSelect
        clinicians={choices?.clinicians ?? []}
        chosenIds={clinicianIds}
        onChange={url.showClinicians}
      />
      <Button aria-expanded={hasMore} {...MoreFilters.onIntent} onPress={() => setMore(!hasMore)}>
        Filters
      </Button>
      <LinkButton href={paths.daySheet({ date: url.date, clinician: clinicianIds.join() })}>
        Day sheet
      </LinkButton>
      {hasMore && choices !== null && <MoreFilters {...{ url, choices, view }} />}
      {isChoosingDate && (
        <GoToDate
          date={url.date}
          onClose={() => setChoosingDate(false)}
          onChosen={(date) => {
            setChoosingDate(false)
            url.showDate(date)
          }}
        />
      )}
    </FilterBar>
  )
}
