import type { TimeGridHandle } from '@oaklet/design-system'
import { useEffect, useRef, type RefObject } from 'react'
import type { useShownDays } from './use-shown-days'

type Week = Pick<ReturnType<typeof useShownDays>, 'appointments' | 'days' | 'query'>

/**
 * Leads the keyboard to an appointment once its day is in view and nothing stands over the grid, unless it turns out
 * that the filters hide it.
 */
export function useFocusOnceShown(
  grid: RefObject<Pick<TimeGridHandle, 'focusEvent'> | null>,
  { appointments, days, query }: Week,
  isCovered: boolean,
) {
  const sought = useRef<{ id: string; day: string } | null>(null)
  useEffect(() => {
    // A dialog that is open keeps the focus, and the address leads to another week a moment after it was asked to.
    if (sought.current === null || isCovered || !days.includes(sought.current.day)) return
    const { id } = sought.current
    const isShown = appointments.some((appointment) => appointment.id === id)
    if (isShown) grid.current?.focusEvent(id)
    if (isShown || !query.isFetching) sought.current = null
  })
  return (appointmentId: string, day: string) => {
    sought.current = { id: appointmentId, day }
  }
}
