import type {
  AppointmentsChoice,
  ClientsChoice,
  DeactivateBody,
  OpenAppointments,
  FieldError,
} from '@oaklet/api/contract'
import { listWords } from '../../../shared/list-words'

/** What is chosen for the appointments and the clients of a person who leaves. */
export interface DeactivateValues {
  choice: AppointmentsChoice['choice'] | null
  clients: ClientsChoice['choice'] | null
  /** Who takes over what is handed over. */
  clinician: { id: string; name: string } | null
  allowOverlap: boolean
}

/** Nothing is chosen for anybody where there is something to choose. */
export const NOTHING_CHOSEN: DeactivateValues = {
  ...{ choice: null, clients: null, clinician: null, allowOverlap: false },
}

type Counted = Pick<OpenAppointments, 'total' | 'practices'>

/** `12 appointments are still to come: 10 in Downtown and 2 in Riverside.` */
export const openWords = ({ total, practices }: Counted): string =>
  (total === 1 ? 'One appointment is still to come' : `${total} appointments are still to come`) +
  whereWords(practices)

/** `They are the primary clinician of 12 clients: 10 in Downtown and 2 in Riverside.` */
export const clientsWords = ({ total, practices }: Counted): string =>
  `They are the primary clinician of ${total === 1 ? 'one client' : `${total} clients`}${whereWords(practices)}`

function whereWords(practices: Counted['practices']): string {
  const [first] = practices
  return practices.length === 1 && first !== undefined
    ? ` in ${first.name}.`
    : `: ${listWords(practices.map(({ name, count }) => `${count} in ${name}`))}.`
}

/** What is handed over, of what there is. */
export function handedOver(values: Pick<DeactivateValues, 'choice' | 'clients'>, open: OpenAppointments) {
  return {
    appointments: open.total > 0 && values.choice === 'hand_over',
    clients: open.clients.total > 0 && values.clients === 'hand_over',
  }
}

/** What is wrong with what was chosen, at its field. */
export function deactivateErrors(values: DeactivateValues, open: OpenAppointments): FieldError[] {
  const errors = []
  if (open.total > 0 && values.choice === null)
    errors.push({ path: 'choice', message: 'Choose what becomes of the appointments' })
  if (open.clients.total > 0 && values.clients === null)
    errors.push({ path: 'clients', message: 'Choose what becomes of the clients' })
  return [...errors, ...clinicianErrors(values, open)]
}

function clinicianErrors(values: DeactivateValues, open: OpenAppointments) {
  const handed = handedOver(values, open)
  if (!handed.appointments && !handed.clients) return []
  if (values.clinician === null) return [{ path: 'clinician', message: 'Choose who takes them over' }]
  const without = [
    ...(handed.appointments ? open.notTheirPractices : []),
    ...(handed.clients ? open.clients.notTheirPractices : []),
  ]
  if (without.length > 0) {
    const names = listWords([...new Set(without.map(({ name }) => name))])
    return [{ path: 'clinician', message: `Choose a clinician who works in ${names}` }]
  }
  return handed.appointments && open.overlapping > 0 && !values.allowOverlap
    ? [{ path: 'allowOverlap', message: 'Say whether they may overlap, or choose somebody else' }]
    : []
}

/** What is sent beside the version. */
export function deactivateBodyOf(
  values: DeactivateValues,
  open: OpenAppointments,
): Omit<DeactivateBody, 'version'> {
  const handed = handedOver(values, open)
  const clinicianId = values.clinician?.id ?? ''
  const { allowOverlap } = values
  return {
    appointments: handed.appointments
      ? { choice: 'hand_over', clinicianId, allowOverlap }
      : { choice: open.total > 0 && values.choice === 'cancel' ? 'cancel' : 'leave' },
    clients: handed.clients ? { choice: 'hand_over', clinicianId } : { choice: 'leave' },
  }
}

const DONE = { leave: 'left as they are', cancel: 'cancelled', hand_over: 'handed over' }

/** What was done, for the one who did it. */
export function deactivatedWords(
  name: string,
  { appointments, clients }: Omit<DeactivateBody, 'version'>,
  count: { appointments: number; clients: number },
): string {
  return [
    `${name} deactivated`,
    ...settledWords(count.appointments, 'appointment', appointments.choice),
    ...settledWords(count.clients, 'client', clients?.choice ?? 'leave'),
  ].join(', ')
}

const settledWords = (count: number, what: string, choice: keyof typeof DONE): string[] =>
  count === 0 ? [] : [`${count === 1 ? `1 ${what}` : `${count} ${what}s`} ${DONE[choice]}`]
