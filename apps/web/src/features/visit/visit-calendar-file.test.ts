import { aVisit } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { visitCalendarFile } from './visit-calendar-file'

const NOW = new Date('2026-11-16T15:30:00.250Z')

test('a calendar file says when and with which practice, and nothing else', () => {
  expect(visitCalendarFile(aVisit(), NOW).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Oaklet//Visit//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${aVisit().appointmentId}@oaklet`,
    ...['DTSTAMP:20261116T153000Z', 'DTSTART:20261117T140000Z', 'DTEND:20261117T145000Z'],
    ...['SUMMARY:Appointment with Oakwood', 'CLASS:PRIVATE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('a name can’t break out of its line, and a long one is folded after 75 bytes', () => {
  const practiceName = `Oak, Elm; & \\ Söhne\nEND:VEVENT ${'é'.repeat(60)}`
  const file = visitCalendarFile(aVisit({ practiceName }), NOW)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(
    `SUMMARY:Appointment with Oak\\, Elm\\; & \\\\ Söhne END:VEVENT ${'é'.repeat(60)}\r\n`,
  )
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})
