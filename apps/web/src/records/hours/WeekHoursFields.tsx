import { FieldGroup, type FormError, Stack, Switch } from '@oaklet/design-system'
import { DAY_WORDS } from './day-words'
import { DayHours } from './DayHours'
import { shownDays } from './hours-errors'
import { type HoursValues, withDay } from './hours-form'
import type { HoursKind } from './range-words'
import { day as dayStyle } from './WeekHoursFields.css'

interface WeekHoursFieldsProps {
  /** Names the week, where it is not all of its form. */
  legend?: string
  kind?: HoursKind
  /** What the names of its boxes begin with, where a form has several weeks. */
  name?: string
  values: HoursValues
  errors: readonly FormError[]
  onChange: (values: HoursValues) => void
}

/** A week: one row for the days of work while they are alike, else one for each day. */
export function WeekHoursFields({ legend, kind, name = '', values, errors, onChange }: WeekHoursFieldsProps) {
  const week = (
    <Stack gap="xl">
      <Switch isSelected={values.isSame} onChange={(isSame) => onChange({ ...values, isSame })}>
        Same hours Monday to Friday
      </Switch>
      {shownDays(values).map((day) => (
        <div key={day} className={dayStyle}>
          <DayHours
            day={`${name}${day}`}
            kind={kind}
            label={values.isSame && day === 'monday' ? 'Monday to Friday' : DAY_WORDS[day]}
            values={values.days[day]}
            errors={errors}
            onChange={(change) => onChange(withDay(values, day, change))}
          />
        </div>
      ))}
    </Stack>
  )
  if (legend === undefined) return week
  return (
    <FieldGroup legend={legend} isLegendHidden>
      {week}
    </FieldGroup>
  )
}
