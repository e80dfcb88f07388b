import { aWaitlistEntry } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { entryBodyOf, entryErrors, entryRefusals, entryValuesOf, entryVersions } from './entry-form'

const today = '2026-11-10'
const errorsOf = (changes: Partial<ReturnType<typeof entryValuesOf>>) =>
  entryErrors({ ...entryValuesOf(aWaitlistEntry(), today, null), ...changes }).map(({ path, message }) => [
    path,
    message,
  ])

test('what is there is sent as it is', () => {
  const morning = [{ opens: '08:00', closes: '12:00' }]
  const entry = aWaitlistEntry({
    ...{ times: { ...aWaitlistEntry().times, tuesday: morning }, urgency: 'soon', latest: '2026-12-01' },
    places: [
      { id: aWaitlistEntry().clinicians[0]?.id ?? null, name: 'Main Street' },
      { id: null, name: 'Telehealth' },
    ],
  })
  expect(entryBodyOf(entryValuesOf(entry, today, null))).toEqual({
    ...{ clientId: entry.client.id, clinicianIds: entry.clinicians.map(({ id }) => id) },
    ...{ serviceCode: '90834', minutes: 45, places: [entry.places[0]?.id, 'telehealth'], times: entry.times },
    ...{ earliest: '2026-11-10', latest: '2026-12-01', urgency: 'soon', note: '' },
  })
})

test('what is missing is said at its field, in the order of the fields', () => {
  expect(errorsOf({})).toEqual([])
  expect(entryErrors(entryValuesOf(null, today, null)).map(({ message }) => message)).toEqual([
    ...['Choose a client', 'Choose a service'],
  ])
  expect(errorsOf({ earliest: null, minutes: null })).toEqual([
    ['minutes', 'Enter a length from 5 to 480 minutes'],
    ['earliest', 'Enter a date'],
  ])
  expect(errorsOf({ latest: '2026-11-09' })).toEqual([['latest', 'End on the first day or after it']])
})

test('who can only come at some times has to say which', () => {
  expect(errorsOf({ isAnyTime: false })).toEqual([['isAnyTime', 'Choose a day, or any time']])
  const { hours } = entryValuesOf(aWaitlistEntry(), today, null)
  const monday = { isOpen: true, ranges: [{ opens: '12:00', closes: '09:00' }] }
  const typed = { isAnyTime: false, hours: { ...hours, days: { ...hours.days, monday } } }
  expect(errorsOf(typed)).toEqual([['monday.0.closes', 'End after beginning']])
  // What was typed counts for nothing where any time will do.
  expect(errorsOf({ ...typed, isAnyTime: true })).toEqual([])
})

test('what the server refuses of one in a list stands at the list', () => {
  expect(entryRefusals([{ path: 'places.1', message: 'Choose a location of this practice' }])).toEqual([
    { path: 'places', message: 'Choose a location of this practice' },
  ])
})

test('two versions are compared in words', () => {
  const values = entryValuesOf(aWaitlistEntry(), today, null)
  const rows = entryVersions(values, aWaitlistEntry({ urgency: 'soon', latest: '2026-12-01' }))
  expect(rows.filter(({ mine, theirs }) => mine !== theirs)).toEqual([
    { label: 'Days', mine: '2026-11-10 to no end', theirs: '2026-11-10 to 2026-12-01' },
    { label: 'Needs a time soon', mine: 'No', theirs: 'Yes' },
  ])
})
