import type { TimeGridEvent, TimeGridLook, TimeGridResource } from './time-grid-event'
import type { TimeGridProps } from './time-grid-props'

export const NEW_YORK = 'America/New_York'
export const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'] as const

/** Tuesday, 10:25 AM in New York. */
export const NOW = '2026-11-17T15:25:00Z'

export const nineToFive: NonNullable<TimeGridProps['businessHours']> = () => [
  { opens: '09:00', closes: '17:00' },
]

export const CLINICIANS: readonly TimeGridResource[] = [
  { id: 'wren', label: 'Dr. Wren', colorIndex: 0 },
  { id: 'okafor', label: 'Dr. Okafor', colorIndex: 1 },
  { id: 'lindqvist', label: 'Dr. Lindqvist', colorIndex: 2 },
]

/** An event of whole days: `anAllDayEvent('Conference', '2026-11-16', '2026-11-18')`. */
export const anAllDayEvent = (
  title: string,
  first: string,
  last: string,
  rest: Partial<TimeGridEvent> = {},
): TimeGridEvent => ({
  id: `${title} ${first}`.replaceAll(' ', '-'),
  title,
  start: first,
  end: last,
  isAllDay: true,
  colorIndex: 7,
  statusWord: 'Approved',
  ...rest,
})

/** An event of a November day in New York (UTC−5): `anEvent('Leo Grant', '2026-11-17', '09:00', '09:50')`. */
export function anEvent(
  title: string,
  date: string,
  from: string,
  to: string,
  rest: Partial<TimeGridEvent> = {},
): TimeGridEvent {
  return {
    id: `${title} ${date} ${from}`.replaceAll(' ', '-'),
    title,
    start: `${date}T${from}:00-05:00`,
    end: `${date}T${to}:00-05:00`,
    colorIndex: 0,
    statusWord: 'Scheduled',
    isMovable: true,
    ...rest,
  }
}

const [MON, TUE, WED, THU, FRI] = WEEK
const withLook = (look: TimeGridLook, statusWord: string, colorIndex = 0) => ({
  look,
  statusWord,
  colorIndex,
})

export const aWeek: readonly TimeGridEvent[] = [
  anEvent('Maya Ortiz', MON, '09:00', '09:50', {
    detail: '90834 · Room 2',
    ...withLook('done', 'Completed'),
  }),
  anEvent('James & Ana Bell', MON, '10:30', '11:20', { detail: '90847 · Telehealth', colorIndex: 1 }),
  anEvent('Priya Nair', MON, '14:00', '14:50', { detail: '90837 · Room 2' }),
  anEvent('Leo Grant', TUE, '09:00', '09:50', { detail: '90834 · Room 1', statusWord: 'Checked in' }),
  anEvent('Group: Mindful Fridays', TUE, '11:00', '12:20', { detail: '90853 · Studio', colorIndex: 2 }),
  anEvent('Sam Whitfield', TUE, '15:00', '15:50', { detail: '90834 · Room 2', colorIndex: 1 }),
  anEvent('Noor Haddad', WED, '10:00', '10:50', withLook('tentative', 'Requested', 1)),
  anEvent('Ellis Kim', WED, '10:30', '11:20', { detail: 'Room 3' }),
  anEvent('Maya Ortiz', WED, '13:30', '14:20', { detail: '90834 · Room 2' }),
  anEvent('Tom Alvarez', THU, '09:30', '10:20', {
    detail: '90837 · Room 1',
    isMovable: false,
    ...withLook('muted', 'Cancelled by client'),
  }),
  anEvent('Grace Liu', THU, '11:00', '11:50', { detail: '90834 · Telehealth', colorIndex: 1 }),
  anEvent('Owen Park', THU, '15:30', '16:00', { detail: '90832 · Room 1', colorIndex: 4 }),
  anEvent('Hannah Reed', FRI, '09:00', '09:50', { detail: '90832 · Room 2' }),
  anEvent('Leo Grant', FRI, '13:00', '13:50', { detail: '90834 · Room 1' }),
]

const HOUR_MS = 3_600_000

/** Events all over 2026, as many on every day, from 9 AM in New York's winter: a busy practice's calendar. */
export const aYear = (count: number): TimeGridEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const day = index % 365
    const start =
      Date.UTC(2026, 0, 1, 14) + day * 24 * HOUR_MS + (Math.floor(index / 365) % 16) * (HOUR_MS / 2)
    return {
      id: `event-${index}`,
      title: `Person ${index}`,
      start: new Date(start).toISOString(),
      end: new Date(start + HOUR_MS).toISOString(),
      colorIndex: index % 8,
      statusWord: 'Scheduled',
      isMovable: true,
    }
  })
