import { anOpenDay, aPractice } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { hoursOn, shownDay } from './shown-day'

const practice = aPractice()
const DATE = '2026-11-17'
const holiday = (name: string, ...locations: string[]) => ({ id: name, name, locations })
const noteOf = (...holidays: ReturnType<typeof holiday>[]) =>
  shownDay(DATE, practice, [anOpenDay({ date: DATE, holidays })]).note

test('a day is open as the server says, and as the practice’s own hours until it has said so', () => {
  const open = [{ opens: '07:00', closes: '12:00' }]
  expect(shownDay(DATE, practice, [anOpenDay({ date: DATE, open })])).toEqual({ open, note: null })
  const own = { open: hoursOn(practice, DATE), note: null }
  expect(own.open).toEqual(practice.businessHours.tuesday)
  expect(shownDay(DATE, practice)).toEqual(own)
  expect(shownDay(DATE, practice, [anOpenDay({ date: '2026-11-18', open })])).toEqual(own)
})

test('a holiday names its day, and closes it unless only some locations are closed', () => {
  expect(noteOf()).toBeNull()
  expect(noteOf(holiday('Thanksgiving'))).toEqual({ label: 'Thanksgiving', isClosed: true })
  expect(noteOf(holiday('Moving', 'Downtown'))).toEqual({
    label: 'Moving (Downtown closed)',
    isClosed: false,
  })
  expect(noteOf(holiday('Moving', 'Downtown', 'Riverside'), holiday('Thanksgiving'))).toEqual({
    label: 'Moving (Downtown and Riverside closed), Thanksgiving',
    isClosed: true,
  })
})
