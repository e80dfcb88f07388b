import { authorizationStanding, type AuthorizationUse } from '@oaklet/api/contract'
import type { Tone } from '@oaklet/design-system'
import { countOf } from '../../shared/count-of'
import { formatMediumDate } from '../../shared/format-date'

/** How an authorization stands, in words, and the tone that agrees with them. */
export interface AuthorizationWords {
  words: string
  tone: Tone
}

/** Says how an authorization stands on the day `today`, `YYYY-MM-DD` where the practice is. */
export function authorizationWords(authorization: AuthorizationUse, today: string): AuthorizationWords {
  const { state, visitsLeft, daysLeft, hasFewVisits, endsSoon } = authorizationStanding(authorization, today)
  const visitWords = `${countOf(visitsLeft, 'visit', 'visits')} left`
  switch (state) {
    case 'ended':
      return { words: 'Ended', tone: 'neutral' }
    case 'used_up':
      return { words: 'Used up', tone: 'bad' }
    case 'coming':
      return { words: `From ${formatMediumDate(authorization.startsOn)}`, tone: 'info' }
    case 'current':
      return { words: visitWords, tone: 'good' }
    case 'low':
      if (!endsSoon) return { words: visitWords, tone: 'wait' }
      return {
        words: hasFewVisits ? `${visitWords}, ${endWords(daysLeft)}` : capitalized(endWords(daysLeft)),
        tone: 'wait',
      }
  }
}

function endWords(days: number): string {
  if (days === 0) return 'ends today'
  return days === 1 ? 'ends tomorrow' : `ends in ${days} days`
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
