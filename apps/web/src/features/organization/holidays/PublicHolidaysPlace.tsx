import type { HolidayPlace } from '@oaklet/api/contract'
import { ComboBox, FieldGroup, Select } from '@oaklet/design-system'
import { useState } from 'react'
import type { usePublicHolidays } from './use-public-holidays'

const WHOLE = { id: '', label: 'The whole country' }
const YEARS_OFFERED = 3

interface PublicHolidaysPlaceProps {
  countries: readonly HolidayPlace[]
  /** `YYYY-MM-DD` */
  today: string
  choice: ReturnType<typeof usePublicHolidays>
}

/** Whose holidays, and of which year. */
export function PublicHolidaysPlace({ countries, today, choice }: PublicHolidaysPlaceProps) {
  const { country, region, year, regions, show } = choice
  const [typed, setTyped] = useState(() => countries.find(({ code }) => code === country)?.name ?? '')
  const years = Array.from({ length: YEARS_OFFERED }, (_, index) => String(Number(today.slice(0, 4)) + index))
  return (
    <FieldGroup legend="Whose holidays" columns={2}>
      <ComboBox
        label="Country"
        autoFocus
        items={countries.map(({ code, name }) => ({ id: code, label: name }))}
        inputValue={typed}
        onInputChange={setTyped}
        selectedKey={country}
        onSelectionChange={(code) => code !== null && show({ country: code, region: '' })}
        emptyText="No country has that name"
      />
      <Select
        label="Year"
        items={years.map((id) => ({ id, label: id }))}
        selectedKey={String(year)}
        onSelectionChange={(id) => show({ year: Number(id) })}
      />
      {regions.length > 0 && (
        <Select
          label="State or region"
          items={[WHOLE, ...regions.map(({ code, name }) => ({ id: code, label: name }))]}
          selectedKey={region}
          onSelectionChange={(code) => show({ region: code })}
        />
      )}
    </FieldGroup>
  )
}
