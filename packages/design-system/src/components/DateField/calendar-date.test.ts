import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateFromText, timeFromText, timeToText } from './calendar-date'

test.each(['', '2026-13-01', '2026-02-30', '17.11.2026', '2026-11-17T09:00', null, undefined])(
  'takes %s as no date, without throwing',
  (text) => {
    expect(dateFromText(text)).toBeNull()
  },
)

test('reads a date as it is written', () => {
  expect(dateFromText('2024-02-29')?.toString()).toBe('2024-02-29')
})

test('every minute of a day survives being read and written', () => {
  fc.assert(
    fc.property(fc.nat({ max: 23 }), fc.nat({ max: 59 }), (hour, minute) => {
      const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
      const time = timeFromText(text)
      expect(time && timeToText(time)).toBe(text)
    }),
  )
})

test.each(['24:00', '9:00', '09:60', '', null])('takes %s as no time', (text) => {
  expect(timeFromText(text)).toBeNull()
})
