import { WEEKDAYS, type BusinessHours, type OpenRange } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownHours } from './shown-hours'

const weekOf = (...ranges: OpenRange[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'saturday' ? ranges : []])) as BusinessHours
const range = (opens: string, closes: string): OpenRange => ({ opens, closes })
const WORKING_DAY = { dayStartHour: 8, dayEndHour: 18 }

test('the rows go from eight to six, and further as far as anything is open', () => {
  expect(shownHours(weekOf(range('09:00', '17:00')), [])).toEqual(WORKING_DAY)
  expect(shownHours(weekOf(range('07:30', '12:00'), range('13:00', '19:15')), [])).toEqual({
    dayStartHour: 7,
    dayEndHour: 20,
  })
  expect(shownHours(weekOf(range('09:00', '17:00')), [range('06:00', '24:00')])).toEqual({
    dayStartHour: 6,
    dayEndHour: 24,
  })
})

test('a practice that has not said when it is open shows the working day', () => {
  expect(shownHours(weekOf(), [range('00:00', '24:00')])).toEqual(WORKING_DAY)
})

test('nothing that is open is ever left out', () => {
  const clock = (quarter: number) =>
    `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
  const ranges = fc.array(
    fc
      .tuple(fc.nat(95), fc.integer({ min: 1, max: 96 }))
      .map(([from, length]) => range(clock(from), clock(Math.min(from + length, 96)))),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(ranges, ranges, (own, others) => {
      const { dayStartHour, dayEndHour } = shownHours(weekOf(...own), others)
      for (const { opens, closes } of [...own, ...others]) {
        expect(opens >= clock(dayStartHour * 4)).toBe(true)
        expect(closes <= clock(dayEndHour * 4)).toBe(true)
      }
    }),
  )
})
