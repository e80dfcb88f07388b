import { APPOINTMENT_STATUSES } from '@oaklet/api/contract'
import { MultiSelect, Select } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { placeItems, serviceItems } from '../booking/choice-items'
import type { BookingChoices } from '../booking/use-booking-choices'
import { ROW_MINUTES, useRowMinutes } from '../days/use-row-minutes'
import type { CalendarUrl, CalendarView } from '../use-calendar-url'

const ANY = 'any'
const CANCELLED_TOO = 'all'

interface MoreFiltersProps {
  url: CalendarUrl
  choices: BookingChoices
  /** What is in view. */
  view: CalendarView
}

/** Where, for which service and in which state, how close the rows are, and the clinicians who stand side by side. */
export function MoreFilters({ url, choices, view }: MoreFiltersProps) {
  const { clinicians, locations, services } = choices
  const [rowMinutes, setRowMinutes] = useRowMinutes()
  const asKey = (key: string) => (key === ANY ? null : key)
  return (
    <>
      <Select
        label="Place"
        items={[{ id: ANY, label: 'All places' }, ...placeItems(locations)]}
        selectedKey={url.place ?? ANY}
        onSelectionChange={(key) => url.narrow({ place: asKey(key) })}
      />
      <Select
        label="Service"
        items={[{ id: ANY, label: 'All services' }, ...serviceItems(services)]}
        selectedKey={url.service ?? ANY}
        onSelectionChange={(key) => url.narrow({ service: asKey(key) })}
      />
      <Select
        label="Status"
        items={[
          { id: ANY, label: 'All but cancelled' },
          { id: CANCELLED_TOO, label: 'All, cancelled too' },
          ...APPOINTMENT_STATUSES.map((id) => ({ id, label: APPOINTMENT_WORDS[id].word })),
        ]}
        selectedKey={url.statuses ?? ANY}
        onSelectionChange={(key) =>
          url.narrow(
            key === CANCELLED_TOO
              ? { status: null, cancelled: 'shown' }
              : { status: asKey(key), cancelled: null },
          )
        }
      />
      {(view === 'day' || view === 'week') && (
        <Select
          label="Rows"
          items={ROW_MINUTES.map((minutes) => ({ id: String(minutes), label: `${minutes} minutes` }))}
          selectedKey={String(rowMinutes)}
          onSelectionChange={(key) => setRowMinutes(ROW_MINUTES.find((one) => String(one) === key) ?? 30)}
        />
      )}
      {clinicians.length > 1 && (
        <MultiSelect
          label="Clinicians side by side"
          description="Up to eight in a day and three in a week"
          items={clinicians.map(({ id, name }) => ({ id, label: name }))}
          selectedKeys={url.clinicianIds}
          onSelectionChange={url.showClinicians}
        />
      )}
    </>
  )
}
