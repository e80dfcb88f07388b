interface Start {
  startsAt: string
  timeZone: string
}

const DATE = { weekday: 'short', month: 'short', day: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** `Tue, Nov 17, 10:00 AM` in the appointment's own zone. */
export const appointmentTimeWords = (start: Start): string => startWords(start, { ...DATE, ...TIME })

/** From when to when an appointment was moved; the date is written once where it stayed the same. */
export function moveWords(from: Start, to: Start): string {
  const isSameDay = startWords(from, DATE) === startWords(to, DATE)
  return `from ${appointmentTimeWords(from)} to ${isSameDay ? startWords(to, TIME) : appointmentTimeWords(to)}`
}

/** When an appointment begins, in its own zone; with plain spaces, so that what is read aloud, searched and compared is what was meant. */
export const startWords = ({ startsAt, timeZone }: Start, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone })
    .format(new Date(startsAt))
    .replace(/[\u202f\u00a0]/g, ' ')

/** `Tuesday, November 17, 2026 at 9:00 AM (Eastern Time)`, as mail to a client says it. */
export function wholeStartWords(start: Start): string {
  const date = startWords(start, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: start.timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(start.startsAt))
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${date} at ${startWords(start, TIME)} (${zone ?? start.timeZone})`
}
