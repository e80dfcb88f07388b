import type { Closure, OpenRange } from '@oaklet/api/contract'
import { rangeWords } from '../../../records/hours/hours-words'
import { listWords } from '../../../shared/list-words'
import { wholeDate } from '../days/days'

/** "Downtown is open 9:00 AM to 5:00 PM on Monday, November 16, 2026" */
export function closureWords(closure: Closure): string {
  const day = wholeDate(closure.date)
  if (closure.closedBy === 'holiday') return `${day}: closed for ${closure.name}`
  return closure.closedBy === 'offer' ? hoursWords(closure) : `${hoursWords(closure)} on ${day}`
}

/** "Downtown is open 9:00 AM to 5:00 PM", beside the date. */
export function sameDayWords(closure: Closure): string {
  if (closure.closedBy === 'holiday') return `Closed for ${closure.name}`
  if (closure.closedBy === 'block' || closure.closedBy === 'offer') return hoursWords(closure)
  return closure.open.length === 0 ? `${hoursWords(closure)} on this day` : hoursWords(closure)
}

function hoursWords(closure: Closure): string {
  const { closedBy, name, at, open } = closure
  if (closedBy === 'block') return blockWords(closure)
  if (closedBy === 'offer') return `This time is offered to ${name}`
  const hours = listWords(open.map(rangeWords))
  if (closedBy !== 'clinician') return open.length === 0 ? `${name} is closed` : `${name} is open ${hours}`
  const where = at === undefined ? '' : ` at ${at}`
  return open.length === 0 ? `${name} doesn’t work${where}` : `${name} works ${hours}${where}`
}

/** "Ana Cole is away 2:00 PM to 4:00 PM", without times where it is the whole day. */
function blockWords({ name, block, open }: Closure): string {
  const times = open.length === 0 ? '' : ` ${listWords(takenOf(open).map(rangeWords))}`
  if (block?.isAway === true) return `${name} is ${block.isOfAll ? 'closed' : 'away'}${times}`
  const title = block?.title ?? null
  return title === null ? `${name} is busy${times}` : `${name}: ${title}${times}`
}

/** What the open ranges of a day leave. */
function takenOf(open: readonly OpenRange[]): OpenRange[] {
  const starts = ['00:00', ...open.map(({ closes }) => closes)]
  const ends = [...open.map(({ opens }) => opens), '24:00']
  const taken = starts.map((opens, index) => ({ opens, closes: ends[index] ?? '24:00' }))
  return taken.filter(({ opens, closes }) => opens < closes)
}
