import { memo } from 'react'
import type { DayModel } from '../model/month-model'
import { row } from '../MonthGrid.css'
import { MonthGridDay } from './MonthGridDay'

interface Props {
  week: readonly DayModel[]
  timeZone: string
  today: string | undefined
  /** The key of the stop where the keyboard is, if it is in this week. */
  activeKey: string | undefined
  isNarrow: boolean
  canCreate: boolean
}

/** One week. It draws itself again only when it changes or the keyboard comes or goes. */
export const MonthGridWeek = memo(function MonthGridWeek({ week, today, activeKey, ...rest }: Props) {
  return (
    <div role="row" className={row}>
      {week.map((day) => (
        <MonthGridDay
          {...rest}
          key={day.key}
          model={day}
          isToday={day.day.date === today}
          activeKey={activeKey?.endsWith(day.day.date) ? activeKey : undefined}
        />
      ))}
    </div>
  )
})
