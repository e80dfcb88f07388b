import type { Visit } from '@oaklet/api/contract'

/** RFC 5545 §3.3.11: what would end a value is escaped. */
const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\s+/g, ' ')

/** `20261118T150000Z` (RFC 5545 §3.3.5). */
const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** RFC 5545 §3.1: a line is at most 75 bytes long, and goes on after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [lines, size] = ['', 0]
  for (const character of line) {
    const bytes = encoder.encode(character).length
    if (size + bytes > 74) [lines, size] = [`${lines}\r\n `, 1]
    lines += character
    size += bytes
  }
  return lines
}

/**
 * A calendar file with the appointment (RFC 5545). It says that there is one and with which practice, and nothing else, as a
 * calendar is often seen by others. The same appointment has the same UID, so that a calendar replaces it.
 */
export function visitCalendarFile(
  { appointmentId, practiceName, startsAt, endsAt }: Visit,
  now: Date,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Oaklet//Visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${appointmentId}@oaklet`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(`Appointment with ${practiceName}`)}`,
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
