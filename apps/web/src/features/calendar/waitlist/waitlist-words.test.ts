import { aSlotOffer, aWaitlistEntry } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { daysWords, offeredWords, timesWords, untilWords, whoAndWhereWords } from './waitlist-words'

const week = (times: object = {}) => ({ ...aWaitlistEntry().times, ...times })
const morning = [{ opens: '08:00', closes: '12:00' }]

test('days that are alike are named together', () => {
  expect(timesWords(week())).toBe('Any time')
  expect(timesWords(week({ tuesday: morning, thursday: morning }))).toBe(
    'Tuesday and Thursday 8:00 AM to 12:00 PM',
  )
  expect(timesWords(week({ monday: morning, friday: [{ opens: '15:00', closes: '18:00' }] }))).toBe(
    'Monday 8:00 AM to 12:00 PM; Friday 3:00 PM to 6:00 PM',
  )
})

test('only what narrows the days is said', () => {
  const days = (earliest: string, latest: string | null) => daysWords({ earliest, latest }, '2026-11-17')
  expect(days('2026-11-01', null)).toBe('')
  expect(days('2026-11-17', '2026-12-01')).toBe('until Tue, Dec 1')
  expect(days('2026-11-18', '2027-01-05')).toBe('from Wed, Nov 18 until Tue, Jan 5, 2027')
})

test('with whom and where is said as far as it matters', () => {
  expect(whoAndWhereWords({ clinicians: [], places: [] })).toBe('')
  const clinicians = ['Ana Cole', 'Kim Lee'].map((name) => ({ id: name, name }))
  const places = [
    { id: 'a', name: 'Main Street' },
    { id: null, name: 'Telehealth' },
  ]
  expect(whoAndWhereWords({ clinicians, places })).toBe(
    'with Ana Cole or Kim Lee, at Main Street or by telehealth',
  )
})

test('the end of an offer names its day where that is another one', () => {
  expect(untilWords(aSlotOffer(), '2026-11-16T14:00:00Z')).toBe('until 11:00 AM')
  expect(untilWords(aSlotOffer(), '2026-11-15T23:00:00Z')).toContain('until Mon, Nov 16')
})

test('who was asked is named, and until when they can answer', () => {
  const asked = (name: string) => aWaitlistEntry({ client: { id: name, name }, offers: [aSlotOffer()] })
  const now = '2026-11-16T14:00:00Z'
  expect(offeredWords([asked('Noor Haddad')], now)).toBe('Offered to Noor Haddad until 11:00 AM')
  expect(offeredWords([asked('Noor Haddad'), asked('Leo Grant')], now)).toBe(
    'Offered to Noor Haddad and Leo Grant until 11:00 AM',
  )
})
