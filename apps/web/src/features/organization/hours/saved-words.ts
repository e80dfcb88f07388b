import type { Weekday } from '@oaklet/api/contract'
import { DAY_WORDS } from '../../../records/hours/day-words'

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** `Hours of Monday and Tuesday saved` */
export const savedWords = (days: readonly Weekday[]): string =>
  `Hours of ${lists.format(days.map((day) => DAY_WORDS[day]))} saved`
