import type { Dashboard } from '@oaklet/api/contract'

/** Whose appointments the dashboard shows. */
export const AGENDA_VIEWS = [
  { id: 'mine', label: 'Mine' },
  { id: 'everyone', label: 'Everyone' },
] as const
/** The id of one of {@link AGENDA_VIEWS}. */
export type AgendaView = (typeof AGENDA_VIEWS)[number]['id']

interface Person {
  staffId: string | null
  /** Who runs the practice looks after everyone's day; others begin with their own. */
  runsPractice: boolean
}

/** The view to begin with, and whether there are two to choose between: somebody's own day among those of others. */
export function agendaViews({ appointments, week }: Dashboard, { staffId, runsPractice }: Person) {
  const mine = appointments.filter(({ clinician }) => clinician.id === staffId)
  const holdsAny = mine.length > 0 || week.some((day) => day.mine.count > 0)
  const othersHold = mine.length < appointments.length || week.some((day) => day.mine.count < day.all.count)
  const first: AgendaView = holdsAny && !runsPractice ? 'mine' : 'everyone'
  return { first, areTwo: holdsAny && othersHold }
}

/** Today's appointments, as one person's or as they are. */
export const agendaOf = ({ appointments }: Dashboard, view: AgendaView, staffId: string | null) =>
  view === 'everyone' ? appointments : appointments.filter(({ clinician }) => clinician.id === staffId)

/** What is booked on each day ahead. */
export const weekOf = ({ week }: Dashboard, view: AgendaView) =>
  week.map(({ date, all, mine }) => ({ date, ...(view === 'everyone' ? all : mine) }))
