import type { ClientOverlap, Closure, OverlapConflict } from '@oaklet/api/contract'
import { listWords } from '../../../shared/list-words'
import type { BookingRefusal } from './booking-refusal'
import { closureWords, sameDayWords } from './closure-words'
import { whenWords } from './when-words'

/** A question before a booking, in words. */
export interface QuestionWords {
  title: string
  /** Why it is asked. */
  reasons: readonly { id: string; words: string }[]
}

/** What is asked before a refused booking is made all the same. */
export function questionWords(refusal: BookingRefusal, timeZone: string): QuestionWords {
  if (refusal.isConfirmedBy === 'allowOutsideHours') {
    const { closures } = refusal
    const reason = (closure: Closure) => ({
      id: `${closure.date} ${closure.closedBy} ${closure.name}`,
      words: `${closureWords(closure)}.`,
    })
    return { title: titleOf(closures), reasons: closures.map(reason) }
  }
  if (refusal.isConfirmedBy === 'allowClientOverlap') {
    const { overlaps } = refusal
    const reason = ({ client, appointment }: ClientOverlap) => {
      const withWhom =
        appointment === null
          ? ''
          : `, with ${appointment.clinicianName}: ${whenWords({ ...appointment, timeZone })}`
      const words = `${client.name} has another appointment at this time${withWhom}.`
      return { id: `${client.id} ${appointment?.id ?? ''}`, words }
    }
    return { title: 'Book the client twice at the same time?', reasons: overlaps.map(reason) }
  }
  const reason = ({ id, clientNames, startsAt, endsAt }: OverlapConflict) => ({
    id,
    words: `${clientNames}: ${whenWords({ startsAt, endsAt, timeZone })}`,
  })
  return { title: 'Book at the same time?', reasons: refusal.conflicts.map(reason) }
}

function titleOf(closures: readonly Closure[]): string {
  const isBy = (kind: Closure['closedBy']) => closures.some(({ closedBy }) => closedBy === kind)
  if (isBy('holiday')) return 'Book on a holiday?'
  if (closures.length > 0 && closures.every(({ closedBy }) => closedBy === 'block'))
    return 'Book in blocked time?'
  if (closures.length > 0 && closures.every(({ closedBy }) => closedBy === 'offer'))
    return 'Book a time that is offered?'
  const isPersonOnly = isBy('clinician') && !isBy('practice') && !isBy('location')
  return `Book outside of ${isPersonOnly ? 'working' : 'opening'} hours?`
}

/** What the field of the start says once the question was answered with no. */
export function fieldWords(refusal: BookingRefusal): string {
  if (refusal.isConfirmedBy === 'allowOverlap') {
    return 'Another appointment is at this time; choose another, or book anyway'
  }
  if (refusal.isConfirmedBy === 'allowClientOverlap') {
    const names = [...new Set(refusal.overlaps.map(({ client }) => client.name))]
    const who = names.length === 0 ? 'The client' : listWords(names)
    const have = names.length > 1 ? 'have' : 'has'
    return `${who} ${have} another appointment at this time; choose another, or book anyway`
  }
  const { closures } = refusal
  // A single day stands in the field beside it.
  const closed = closures.map(closures.length === 1 ? sameDayWords : closureWords).join('; ')
  return `${closed || 'It is closed at this time'}; choose another time, or book anyway`
}
