import type { AppointmentsChoice, OpenAppointments } from '@oaklet/api/contract'
import { listWords } from '../../../shared/list-words'

/** What is chosen for the appointments of somebody who leaves. */
export interface DeactivateValues {
  choice: AppointmentsChoice['choice'] | null
  clinician: { id: string; name: string } | null
  allowOverlap: boolean
}

/** Nothing is chosen for anybody where there is something to choose. */
export const NOTHING_CHOSEN: DeactivateValues = { choice: null, clinician: null, allowOverlap: false }

/** `12 appointments are still to come: 10 in Downtown and 2 in Riverside.` */
export function openWords({ total, practices }: Pick<OpenAppointments, 'total' | 'practices'>): string {
  const [first] = practices
  const where =
    practices.length === 1 && first !== undefined
      ? ` in ${first.name}.`
      : `: ${listWords(practices.map(({ name, count }) => `${count} in ${name}`))}.`
  return (
    (total === 1 ? 'One appointment is still to come' : `${total} appointments are still to come`) + where
  )
}

/** What is wrong with what was chosen, at its field. */
export function deactivateErrors(
  { choice, clinician, allowOverlap }: DeactivateValues,
  open: OpenAppointments,
): { field: string; message: string }[] {
  if (open.total === 0) return []
  if (choice === null) return [{ field: 'choice', message: 'Choose what becomes of the appointments' }]
  if (choice !== 'hand_over') return []
  if (clinician === null) return [{ field: 'clinician', message: 'Choose who takes them over' }]
  if (open.notTheirPractices.length > 0) {
    const names = listWords(open.notTheirPractices.map(({ name }) => name))
    return [{ field: 'clinician', message: `Choose a clinician who works in ${names}` }]
  }
  return open.overlapping > 0 && !allowOverlap
    ? [{ field: 'allowOverlap', message: 'Say whether they may overlap, or choose somebody else' }]
    : []
}

/** What is sent. */
export function appointmentsOf(
  { choice, clinician, allowOverlap }: DeactivateValues,
  { total }: Pick<OpenAppointments, 'total'>,
): AppointmentsChoice {
  if (total === 0 || choice === null || choice === 'leave') return { choice: 'leave' }
  if (choice === 'cancel') return { choice }
  return { choice, clinicianId: clinician?.id ?? '', allowOverlap }
}

/** What was done, for the one who did it. */
export function deactivatedWords(name: string, { choice }: AppointmentsChoice, count: number): string {
  if (count === 0) return `${name} deactivated`
  const done = { leave: 'left as they are', cancel: 'cancelled', hand_over: 'handed over' }[choice]
  return `${name} deactivated, ${count === 1 ? '1 appointment' : `${count} appointments`} ${done}`
}
