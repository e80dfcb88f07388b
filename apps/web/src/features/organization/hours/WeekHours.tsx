import { type OrganizationSettings, WEEKDAYS } from '@oaklet/api/contract'
import { usePermissions } from '../../../shared/use-session'
import { HoursRow } from './HoursRow'
import { useWeekHours } from './use-week-hours'
import { shownRanges } from './week-state'
import { list } from './WeekHours.css'

/** The days of the week with their hours; those who may change them edit each in its place. */
export function WeekHours({ settings }: { settings: OrganizationSettings }) {
  const canEdit = usePermissions()('settings:edit')
  const { week, ...actions } = useWeekHours(settings)
  return (
    <ul role="list" aria-label="Business hours" className={list}>
      {WEEKDAYS.map((day) => (
        <HoursRow
          key={day}
          day={day}
          ranges={shownRanges(settings.settings.businessHours, week, day)}
          state={week[day]}
          actions={canEdit ? actions : null}
        />
      ))}
    </ul>
  )
}
