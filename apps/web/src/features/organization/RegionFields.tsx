import { DATE_FORMATS } from '@oaklet/api/contract'
import { RadioGroup, Stack } from '@oaklet/design-system'
import { dateInZone, formatTime } from '../../shared/format-date'
import { CodeField } from '../../shared/CodeField'
import { TimeZoneField } from '../../shared/TimeZoneField'
import { useNow } from '../../shared/use-now'
import { currencyWords } from './currency-words'
import { dateInFormat } from './date-in-format'
import { GENERAL_LABELS } from './general-form'

const [ZONE, CURRENCY, DATE_FORMAT] = [
  'settings.timezone',
  'settings.currency',
  'settings.dateFormat',
] as const

interface RegionFieldsProps {
  /** What each field is fed with. */
  field: (name: typeof ZONE | typeof CURRENCY | typeof DATE_FORMAT) => {
    name: string
    value: string
    onChange: (value: string) => void
    errorMessage: string | undefined
  }
}

/** The clock, the money and the dates that the organization goes by. */
export function RegionFields({ field }: RegionFieldsProps) {
  const now = useNow()
  const zone = field(ZONE)
  const { value: format, ...dateFormat } = field(DATE_FORMAT)
  const clock = zone.value === '' ? '' : ` It is ${formatTime(now, zone.value)} there now.`
  const today = dateInZone(now, zone.value || 'UTC')
  return (
    <Stack gap="xl">
      <TimeZoneField description={`Your appointments are kept and shown in it.${clock}`} {...zone} />
      <CodeField
        label={GENERAL_LABELS[CURRENCY]}
        description="It can change until something was invoiced or paid."
        of="currency"
        words={currencyWords}
        {...field(CURRENCY)}
      />
      <RadioGroup
        label={GENERAL_LABELS[DATE_FORMAT]}
        options={DATE_FORMATS.map((id) => ({
          id,
          label: id,
          description: `Today is ${dateInFormat(today, id)}`,
        }))}
        value={DATE_FORMATS.find((one) => one === format) ?? null}
        {...dateFormat}
      />
    </Stack>
  )
}
