import type { Appointment, HandledMet, MetChoice } from '@oaklet/api/contract'
import { clientNames } from '../../../records/clients/client-names'
import { countOf } from '../../../shared/count-of'
import { listWords } from '../../../shared/list-words'
import { whenWords } from '../booking/when-words'

/** "7 appointments are in this time". */
export const metWords = (count: number): string =>
  count === 0
    ? 'No appointments are in this time'
    : `${countOf(count, 'appointment', 'appointments')} ${count === 1 ? 'is' : 'are'} in this time`

const VERBS: Readonly<Record<MetChoice, { ask: string; done: string }>> = {
  move: { ask: 'Move', done: 'moved' },
  hand_over: { ask: 'Hand over', done: 'handed over' },
  cancel: { ask: 'Cancel', done: 'cancelled' },
}

/** "Move 7 appointments". */
export const askWords = (choice: MetChoice, count: number): string =>
  `${VERBS[choice].ask} ${countOf(count, 'appointment', 'appointments')}`

/** "5 appointments moved; 2 were left". */
export function handledWords(choice: MetChoice, { done, left }: HandledMet): string {
  const words = `${countOf(done.length, 'appointment', 'appointments')} ${VERBS[choice].done}`
  return left.length === 0 ? words : `${words}; ${left.length} ${left.length === 1 ? 'was' : 'were'} left`
}

/** Why some were left: "The clinician already has an appointment at this time: Leo Grant, Tuesday, November 17, …". */
export function leftWords(left: HandledMet['left'], met: readonly Appointment[]): string[] {
  const reasons = [...new Set(left.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const alike = left.filter((one) => one.reason === reason)
    const names = alike.flatMap(({ appointmentId }) => {
      const appointment = met.find(({ id }) => id === appointmentId)
      return appointment === undefined ? [] : [`${clientNames(appointment)}, ${whenWords(appointment)}`]
    })
    return `${reason.replace(/\.$/, '')}: ${listWords(names)}`
  })
}
