import type { Dashboard } from '@oaklet/api/contract'
import { useState } from 'react'
import { usePermissions, useUser } from '../../shared/use-session'
import { agendaOf, type AgendaView, agendaViews, weekOf } from './agenda-view'

/** Returns the shown view and its appointments once the dashboard has loaded; the person can switch between two views. */
export function useAgenda(dashboard: Dashboard | undefined) {
  const { staffId } = useUser()
  const runsPractice = usePermissions()('settings:edit')
  const [chosen, setChosen] = useState<AgendaView | null>(null)
  if (dashboard === undefined) return null
  const { first, areTwo } = agendaViews(dashboard, { staffId, runsPractice })
  const view = areTwo && chosen !== null ? chosen : first
  const { date, timeZone } = dashboard
  return {
    view,
    today: { date, timeZone, appointments: agendaOf(dashboard, view, staffId) },
    week: weekOf(dashboard, view),
    /** Null when there is only one view. */
    change: areTwo ? setChosen : null,
  }
}

/** The shown view with its appointments. */
export type Agenda = NonNullable<ReturnType<typeof useAgenda>>
