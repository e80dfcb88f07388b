import { formatTime } from '../../shared/format-date'

/** `2:30 AM` of a time on the clock, `02:30`. */
export const clockWords = (start: string): string => formatTime(`2026-01-01T${start}:00Z`, 'UTC')
