import type { Authorization } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { formatMediumDate } from '../../../shared/format-date'

/** From so few visits on, a new authorization has to be asked for. */
const FEW_VISITS = 2
/** The same for so few days. */
const FEW_DAYS = 14
const DAY_MS = 86_400_000

/** How an authorization stands, in words, and the tone that agrees with them. */
export interface AuthorizationState {
  words: string
  tone: Tone
}

type Counted = Pick<Authorization, 'visits' | 'usedVisits' | 'startsOn' | 'endsOn'>

/** Says how an authorization stands on the day `today`, `YYYY-MM-DD` where the practice is. */
export function authorizationState(
  { visits, usedVisits, startsOn, endsOn }: Counted,
  today: string,
): AuthorizationState {
  const left = visits - usedVisits
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS)
  if (days < 0) return { words: 'Ended', tone: 'neutral' }
  if (left <= 0) return { words: 'Used up', tone: 'bad' }
  if (startsOn > today) return { words: `From ${formatMediumDate(startsOn)}`, tone: 'info' }
  const isLow = left <= FEW_VISITS
  const endsSoon = days <= FEW_DAYS
  const visitWords = `${countOf(left, 'visit', 'visits')} left`
  if (isLow && endsSoon) return { words: `${visitWords}, ${endWords(days)}`, tone: 'wait' }
  if (endsSoon) return { words: capitalized(endWords(days)), tone: 'wait' }
  return { words: visitWords, tone: isLow ? 'wait' : 'good' }
}

function endWords(days: number): string {
  if (days === 0) return 'ends today'
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
