import { countOf } from '../../../shared/count-of'

/** `90 days` and `1 day`; nothing where there is no limit. */
export const daysWords = (days: number | null): string => (days === null ? '' : countOf(days, 'day', 'days'))
