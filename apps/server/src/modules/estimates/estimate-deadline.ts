import { addBusinessDays } from './business-days'

/** How many business days ahead a session is booked, and how many there are then to send an estimate. */
const FAR_AHEAD = { bookedAhead: 10, within: 3 }
const AHEAD = { bookedAhead: 3, within: 1 }
const ASKED_WITHIN = 3

/**
 * The last day on which an estimate for a session that was booked on a day can be sent in time (45 CFR 149.610(b)(1));
 * null for one that was booked so late that it needs none.
 */
export function dueForSession(bookedOn: string, sessionOn: string): string | null {
  const rule = [FAR_AHEAD, AHEAD].find(
    ({ bookedAhead }) => addBusinessDays(bookedOn, bookedAhead) <= sessionOn,
  )
  return rule === undefined ? null : addBusinessDays(bookedOn, rule.within)
}

/** The last day on which an estimate that a client asked for can be sent in time. */
export const dueForRequest = (askedOn: string): string => addBusinessDays(askedOn, ASKED_WITHIN)

/** The last day on which a new estimate can be sent in time before a session that differs from the former one. */
export const dueForChange = (sessionOn: string): string => addBusinessDays(sessionOn, -1)
