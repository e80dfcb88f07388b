import type { Closure } from '@oaklet/api/contract'
import { rangeWords } from '../../../records/hours/hours-words'
import { listWords } from '../../../shared/list-words'
import { wholeDate } from '../week/week'

/** "Downtown is open 9:00 AM to 5:00 PM on Monday, November 16, 2026" */
export function closureWords(closure: Closure): string {
  const day = wholeDate(closure.date)
  return closure.closedBy === 'holiday'
    ? `${day}: closed for ${closure.name}`
    : `${hoursWords(closure)} on ${day}`
}

/** "Downtown is open 9:00 AM to 5:00 PM", beside the date. */
export function sameDayWords(closure: Closure): string {
  if (closure.closedBy === 'holiday') return `Closed for ${closure.name}`
  return closure.open.length === 0 ? `${hoursWords(closure)} on this day` : hoursWords(closure)
}

function hoursWords({ closedBy, name, at, open }: Closure): string {
  const hours = listWords(open.map(rangeWords))
  if (closedBy !== 'clinician') return open.length === 0 ? `${name} is closed` : `${name} is open ${hours}`
  const where = at === undefined ? '' : ` at ${at}`
  return open.length === 0 ? `${name} doesn’t work${where}` : `${name} works ${hours}${where}`
}
