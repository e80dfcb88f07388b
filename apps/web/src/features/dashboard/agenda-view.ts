import type { Dashboard } from '@oaklet/api/contract'

/** The appointments that the dashboard shows: the person's own, or everyone's. */
export const AGENDA_VIEWS = [
  { id: 'mine', label: 'Mine' },
  { id: 'everyone', label: 'Everyone' },
] as const
/** The id of one of {@link AGENDA_VIEWS}. */
export type AgendaView = (typeof AGENDA_VIEWS)[number]['id']

interface Person {
  staffId: string | null
  /** True for managers, who start with everyone's appointments; others start with their own. */
  runsPractice: boolean
}

/** Returns the first view, and whether there are two: only with own appointments and those of others. */
export function agendaViews({ appointments, week }: Dashboard, { staffId, runsPractice }: Person) {
  const mine = appointments.filter(({ clinician }) => clinician.id === staffId)
  const holdsAny = mine.length > 0 || week.some((day) => day.mine.count > 0)
  const othersHold = mine.length < appointments.length || week.some((day) => day.mine.count < day.all.count)
  const first: AgendaView = holdsAny && !runsPractice ? 'mine' : 'everyone'
  return { first, areTwo: holdsAny && othersHold }
}

/** Returns today's appointments of a view. */
export const agendaOf = ({ appointments }: Dashboard, view: AgendaView, staffId: string | null) =>
  view === 'everyone' ? appointments : appointments.filter(({ clinician }) => clinician.id === staffId)

/** Returns the appointments booked on each day ahead, for a view. */
export const weekOf = ({ week }: Dashboard, view: AgendaView) =>
  week.map(({ date, all, mine }) => ({ date, ...(view === 'everyone' ? all : mine) }))
