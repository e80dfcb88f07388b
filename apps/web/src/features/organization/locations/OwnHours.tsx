import { FieldGroup, type FormError, Stack, Switch } from '@oaklet/design-system'
import { DAY_WORDS } from '../../../shared/hours/day-words'
import { DayHours } from '../../../shared/hours/DayHours'
import { shownDays } from '../../../shared/hours/hours-errors'
import { type HoursValues, withDay } from '../../../shared/hours/hours-form'
import { day as dayStyle } from './OwnHours.css'

interface OwnHoursProps {
  values: HoursValues
  errors: readonly FormError[]
  onChange: (values: HoursValues) => void
}

/** A location's own week: one row for the days of work while they are alike, else one for each day. */
export function OwnHours({ values, errors, onChange }: OwnHoursProps) {
  return (
    <FieldGroup legend="Hours of its own" isLegendHidden>
      <Stack gap="xl">
        <Switch isSelected={values.isSame} onChange={(isSame) => onChange({ ...values, isSame })}>
          Same hours Monday to Friday
        </Switch>
        {shownDays(values).map((day) => (
          <div key={day} className={dayStyle}>
            <DayHours
              day={day}
              label={values.isSame && day === 'monday' ? 'Monday to Friday' : DAY_WORDS[day]}
              values={values.days[day]}
              errors={errors}
              onChange={(change) => onChange(withDay(values, day, change))}
            />
          </div>
        ))}
      </Stack>
    </FieldGroup>
  )
}
