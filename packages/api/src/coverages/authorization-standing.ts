/**
 * How an authorization stands on a day. `low` ones need a successor soon: at most {@link FEW_VISITS} are left, or it ends
 * within {@link FEW_DAYS}. `current` ones have enough of both, and `coming` ones start on a later day.
 */
export const AUTHORIZATION_STATES = ['low', 'used_up', 'current', 'coming', 'ended'] as const
/** One of {@link AUTHORIZATION_STATES}. */
export type AuthorizationState = (typeof AUTHORIZATION_STATES)[number]

/** What each state is called. */
export const AUTHORIZATION_STATE_WORDS: Readonly<Record<AuthorizationState, string>> = {
  low: 'Running out',
  used_up: 'Used up',
  current: 'Enough left',
  coming: 'Starting later',
  ended: 'Ended',
}

/** With so many visits left, or fewer, an authorization is low. */
export const FEW_VISITS = 2
/** In the last days of an authorization, so many before its end, it is low. */
export const FEW_DAYS = 14

const DAY_MS = 86_400_000

/** What {@link authorizationStanding} needs to know of an authorization; its days are `YYYY-MM-DD`. */
export interface AuthorizationUse {
  visits: number
  usedVisits: number
  startsOn: string
  endsOn: string
}

/** How an authorization stands on a day, and what is left of it. */
export interface AuthorizationStanding {
  state: AuthorizationState
  /** Negative where more sessions were held than it allows. */
  visitsLeft: number
  /** From that day to its last day: 0 on the last day, negative after it. */
  daysLeft: number
  hasFewVisits: boolean
  endsSoon: boolean
}

/** How an authorization stands on the day `today`, `YYYY-MM-DD` where the practice is. */
export function authorizationStanding(
  { visits, usedVisits, startsOn, endsOn }: AuthorizationUse,
  today: string,
): AuthorizationStanding {
  const visitsLeft = visits - usedVisits
  const daysLeft = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS)
  const isUsable = daysLeft >= 0 && visitsLeft > 0 && startsOn <= today
  const hasFewVisits = isUsable && visitsLeft <= FEW_VISITS
  const endsSoon = isUsable && daysLeft <= FEW_DAYS
  const state = (): AuthorizationState => {
    if (daysLeft < 0) return 'ended'
    if (visitsLeft <= 0) return 'used_up'
    if (startsOn > today) return 'coming'
    return hasFewVisits || endsSoon ? 'low' : 'current'
  }
  return { state: state(), visitsLeft, daysLeft, hasFewVisits, endsSoon }
}
