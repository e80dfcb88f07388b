import { MAX_ESTIMATE_LINES, type EstimateLine } from '@oaklet/api/contract'
import { daysBetween } from '../../calendar-day'
import { dayInWords } from '../../written-time'

/** A service of a session that is booked. */
export interface BookedService {
  code: string
  label: string
  feeCents: number
  units: number
  day: string
}

/** So many days are named; more are told by their rhythm, or not at all. */
const NAMED_DAYS = 4

const RHYTHMS: readonly (readonly [days: number, words: string])[] = [
  [7, 'Weekly'],
  [14, 'Every two weeks'],
  [28, 'Every four weeks'],
]

/** The lines of an estimate for services that are booked, in the order of the first of each; 20 at most. */
export const suggestLines = (booked: readonly BookedService[]): EstimateLine[] =>
  booked
    .filter((service, index) => booked.findIndex(isLike(service)) === index)
    .slice(0, MAX_ESTIMATE_LINES)
    .map((service) => {
      const all = booked.filter(isLike(service))
      const { code, label, feeCents } = service
      return {
        ...{ code, label, feeCents },
        count: all.reduce((count, { units }) => count + units, 0),
        when: whenInWords([...new Set(all.map(({ day }) => day))].toSorted()),
      }
    })

const isLike = (service: BookedService) => (other: BookedService) =>
  other.code === service.code && other.label === service.label && other.feeCents === service.feeCents

/** `Dec 1, 2026`, or `Weekly`; nothing for many days without a rhythm. */
export function whenInWords(days: readonly string[]): string {
  const gaps = new Set(days.slice(1).map((day, index) => daysBetween(days[index] ?? day, day)))
  const rhythm = days.length < 3 || gaps.size !== 1 ? undefined : RHYTHMS.find(([gap]) => gaps.has(gap))
  if (rhythm !== undefined) return rhythm[1]
  return days.length <= NAMED_DAYS ? days.map(dayInWords).join('; ') : ''
}
