import { ComboBox } from '@oaklet/design-system'
import { useState } from 'react'
import { zoneWords } from './zone-words'

interface TimeZoneFieldProps {
  /** What an error's `field` calls it; `timeZone` unless given. */
  name?: string
  description?: string
  value: string
  onChange: (timeZone: string) => void
  errorMessage: string | undefined
}

const zonesWith = (chosen: string) =>
  [...new Set([chosen, ...Intl.supportedValuesOf('timeZone')])]
    .filter((zone) => zone !== '')
    .sort()
    .map((id) => ({ id, label: zoneWords(id) }))

/** The practice's time zone, found by typing a part of its name. */
export function TimeZoneField({ value, onChange, errorMessage, ...props }: TimeZoneFieldProps) {
  const { name = 'timeZone', description = 'The clock that your practice’s appointments go by.' } = props
  const [typed, setTyped] = useState(zoneWords(value))
  const [zones] = useState(() => zonesWith(value))
  return (
    <ComboBox
      label="Time zone"
      name={name}
      description={description}
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
