import type { Dashboard } from '@oaklet/api/contract'
import { useState } from 'react'
import { usePermissions, useUser } from '../../shared/use-session'
import { agendaOf, type AgendaView, agendaViews, weekOf } from './agenda-view'

/** Whose day is shown: one's own or everyone's, once it is known; the person may choose where there are two. */
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
    /** Null where there is nothing to choose between. */
    change: areTwo ? setChosen : null,
  }
}

/** Whose day is shown, and what is in it. */
export type Agenda = NonNullable<ReturnType<typeof useAgenda>>
