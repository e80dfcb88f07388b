import { ComboBox } from '@oaklet/design-system'
import { useState } from 'react'

interface TimeZoneFieldProps {
  value: string
  onChange: (timeZone: string) => void
  errorMessage: string | undefined
}

/** `America/New_York` → `America, New York`. */
const wordsOf = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ', ')

const zonesWith = (chosen: string) =>
  [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => zone !== '')
    .sort()
    .map((id) => ({ id, label: wordsOf(id) }))

/** The practice's time zone, found by typing a part of its name. */
export function TimeZoneField({ value, onChange, errorMessage }: TimeZoneFieldProps) {
  const [typed, setTyped] = useState(wordsOf(value))
  const [zones] = useState(() => zonesWith(value))
  return (
    <ComboBox
      label="Time zone"
      name="timeZone"
      description="The clock that your practice’s appointments go by."
      items={zones}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(zone) => onChange(zone ?? '')}
      emptyText="No time zone has that name"
      errorMessage={errorMessage}
    />
  )
}
