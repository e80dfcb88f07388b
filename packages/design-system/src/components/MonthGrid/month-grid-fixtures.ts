import { anAllDayEvent, anEvent, aWeek } from '../TimeGrid/time-grid-fixtures'
import type { TimeGridEvent } from '../TimeGrid/time-grid-event'

/** A month as a practice lives it. */
export const aMonth: readonly TimeGridEvent[] = [
  ...aWeek,
  ...[9, 10, 12, 13, 23, 24, 25, 30].map((day, index) =>
    anEvent(
      ['Leo Grant', 'Priya Nair', 'Owen Park'][index % 3] ?? '',
      `2026-11-${String(day).padStart(2, '0')}`,
      '09:00',
      '09:50',
      { colorIndex: index % 3 },
    ),
  ),
  anEvent('Hannah Reed', '2026-11-17', '16:00', '16:50'),
  anEvent('Ellis Kim', '2026-11-17', '17:00', '17:50', { look: 'tentative', statusWord: 'Requested' }),
  anAllDayEvent('Dr. Wren away', '2026-11-05', '2026-11-10', { colorIndex: 3 }),
  anAllDayEvent('Trauma conference', '2026-11-17', '2026-11-19', { colorIndex: 2, detail: 'Boston' }),
  {
    ...anEvent('On call', '2026-11-13', '20:00', '23:00', { colorIndex: 4 }),
    end: '2026-11-14T08:00:00-05:00',
  },
]

/** Returns what a calendar says of some days. */
export const holidays = (day: string): string | undefined =>
  ({ '2026-11-11': 'Veterans Day', '2026-11-26': 'Thanksgiving' })[day]

/** Weekdays but no holidays. */
export const isWeekday = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && holidays(day) === undefined
