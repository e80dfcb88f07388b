import * as z from 'zod/mini'
import { dayNumber } from '../holidays/calendar-days'

/** Whether a span ends on its first day or after it, and has at most so many days. */
export const hasAtMostDays = (most: number) =>
  z.check<{ startDate: string; endDate: string }>(({ value, issues }) => {
    // Dates that aren't dates can't be compared.
    if (issues.length > 0) return
    const days = dayNumber(value.endDate) - dayNumber(value.startDate) + 1
    if (days > 0 && days <= most) return
    const message = `End on the first day or after it, at most ${most} days in all`
    issues.push({ code: 'custom', input: value, path: ['endDate'], message })
  })
