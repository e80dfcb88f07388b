import type { TimeGridHandle } from '@oaklet/design-system'
import { useEffect, useRef, type RefObject } from 'react'
import type { useShownWeek } from './use-shown-week'

type Week = Pick<ReturnType<typeof useShownWeek>, 'appointments' | 'query'>

/** Leads the keyboard to an appointment when it arrives, unless it turns out that the filters hide it. */
export function useFocusOnceShown(grid: RefObject<TimeGridHandle | null>, { appointments, query }: Week) {
  const sought = useRef<string | null>(null)
  useEffect(() => {
    const id = sought.current
    if (id === null) return
    const isShown = appointments.some((appointment) => appointment.id === id)
    if (isShown) grid.current?.focusEvent(id)
    if (isShown || !query.isFetching) sought.current = null
  })
  return (appointmentId: string) => {
    sought.current = appointmentId
  }
}
