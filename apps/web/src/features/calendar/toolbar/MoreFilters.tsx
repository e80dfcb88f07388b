import { APPOINTMENT_STATUSES } from '@oaklet/api/contract'
import { MultiSelect, Select } from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { TELEHEALTH } from '../booking/appointment-form'
import type { BookingChoices } from '../booking/use-booking-choices'
import type { CalendarUrl } from '../use-calendar-url'

const ANY = 'any'
const CANCELLED_TOO = 'all'

interface MoreFiltersProps {
  url: CalendarUrl
  choices: BookingChoices
}

/** Where, for which service and in which state, and the clinicians who stand side by side. */
export function MoreFilters({ url, choices }: MoreFiltersProps) {
  const { clinicians, locations, services } = choices
  const asKey = (key: string) => (key === ANY ? null : key)
  return (
    <>
      <Select
        label="Place"
        items={[
          { id: ANY, label: 'All places' },
          ...locations.map(({ id, name }) => ({ id, label: name })),
          { id: TELEHEALTH, label: 'Telehealth' },
        ]}
        selectedKey={url.place ?? ANY}
        onSelectionChange={(key) => url.narrow({ place: asKey(key) })}
      />
      <Select
        label="Service"
        items={[
          { id: ANY, label: 'All services' },
          ...services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` })),
        ]}
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
