import { ApiError } from '@oaklet/api'
import type { ClientOverlap, Closure } from '@oaklet/api/contract'
import { aClientOverlap, aClosure, anOverlapConflict } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { refusalOf } from './booking-refusal'
import { fieldWords, questionWords } from './refusal-words'

const NINE_TO_FIVE = [{ opens: '09:00', closes: '17:00' }]
const WITH_A_BREAK = [
  { opens: '09:00', closes: '12:00' },
  { opens: '13:00', closes: '24:00' },
]
const AROUND_LUNCH = [
  { opens: '00:00', closes: '12:00' },
  { opens: '13:00', closes: '24:00' },
]
const away = { isOfAll: false, isAway: true, title: null }
const meeting = { isOfAll: false, isAway: false, title: 'Team meeting' }
const closed = (...closures: Closure[]) => ({ isConfirmedBy: 'allowOutsideHours' as const, closures })
const monday = (changes: Partial<Closure>) => aClosure({ date: '2026-11-16', ...changes })

test('a time that a client may take by a link is called that', () => {
  const offer = monday({ closedBy: 'offer', name: 'Noor Haddad', open: [] })
  expect(questionWords(closed(offer), 'America/New_York')).toMatchObject({
    title: 'Book a time that is offered?',
    reasons: [{ words: 'This time is offered to Noor Haddad.' }],
  })
  expect(fieldWords(closed(offer))).toBe(
    'This time is offered to Noor Haddad; choose another time, or book anyway',
  )
})

test.each([
  [aClosure(), 'Thursday, November 26, 2026: closed for Thanksgiving', 'Closed for Thanksgiving'],
  [
    monday({ closedBy: 'practice', name: 'Oakwood', open: NINE_TO_FIVE }),
    'Oakwood is open 9:00 AM to 5:00 PM on Monday, November 16, 2026',
    'Oakwood is open 9:00 AM to 5:00 PM',
  ],
  [
    monday({ closedBy: 'location', name: 'Downtown', open: WITH_A_BREAK }),
    'Downtown is open 9:00 AM to 12:00 PM and 1:00 PM to midnight on Monday, November 16, 2026',
    'Downtown is open 9:00 AM to 12:00 PM and 1:00 PM to midnight',
  ],
  [
    monday({ closedBy: 'location', name: 'Downtown', open: [] }),
    'Downtown is closed on Monday, November 16, 2026',
    'Downtown is closed on this day',
  ],
  [
    monday({ closedBy: 'clinician', name: 'Dr. Cole', open: NINE_TO_FIVE }),
    'Dr. Cole works 9:00 AM to 5:00 PM on Monday, November 16, 2026',
    'Dr. Cole works 9:00 AM to 5:00 PM',
  ],
  [
    monday({ closedBy: 'clinician', name: 'Dr. Cole', at: 'Downtown', open: NINE_TO_FIVE }),
    'Dr. Cole works 9:00 AM to 5:00 PM at Downtown on Monday, November 16, 2026',
    'Dr. Cole works 9:00 AM to 5:00 PM at Downtown',
  ],
  [
    monday({ closedBy: 'clinician', name: 'Dr. Cole', at: 'Downtown', open: [] }),
    'Dr. Cole doesn’t work at Downtown on Monday, November 16, 2026',
    'Dr. Cole doesn’t work at Downtown on this day',
  ],
  [
    monday({ closedBy: 'clinician', name: 'Dr. Cole', open: [] }),
    'Dr. Cole doesn’t work on Monday, November 16, 2026',
    'Dr. Cole doesn’t work on this day',
  ],
  [
    monday({ closedBy: 'block', name: 'Dr. Cole', block: away, open: [] }),
    'Dr. Cole is away on Monday, November 16, 2026',
    'Dr. Cole is away',
  ],
  [
    monday({ closedBy: 'block', name: 'Oakwood', block: { ...away, isOfAll: true }, open: AROUND_LUNCH }),
    'Oakwood is closed 12:00 PM to 1:00 PM on Monday, November 16, 2026',
    'Oakwood is closed 12:00 PM to 1:00 PM',
  ],
  [
    monday({ closedBy: 'block', name: 'Dr. Cole', block: { ...meeting, title: null }, open: AROUND_LUNCH }),
    'Dr. Cole is busy 12:00 PM to 1:00 PM on Monday, November 16, 2026',
    'Dr. Cole is busy 12:00 PM to 1:00 PM',
  ],
  [
    monday({ closedBy: 'block', name: 'Dr. Cole', block: meeting, open: AROUND_LUNCH }),
    'Dr. Cole: Team meeting 12:00 PM to 1:00 PM on Monday, November 16, 2026',
    'Dr. Cole: Team meeting 12:00 PM to 1:00 PM',
  ],
])(
  'what is closed is a sentence in the question, and a shorter one beside its date',
  (closure, asked, noted) => {
    const { reasons } = questionWords(closed(closure), 'America/New_York')
    expect(reasons.map(({ words }) => words)).toEqual([`${asked}.`])
    expect(fieldWords(closed(closure))).toBe(`${noted}; choose another time, or book anyway`)
  },
)

test('an appointment over midnight says which day is closed', () => {
  const saturday = monday({ date: '2026-11-14', closedBy: 'practice', name: 'Oakwood', open: [] })
  expect(fieldWords(closed(saturday, { ...saturday, date: '2026-11-15' }))).toBe(
    'Oakwood is closed on Saturday, November 14, 2026; Oakwood is closed on Sunday, November 15, 2026; choose another time, or book anyway',
  )
})

test('the question says what kind of time it is', () => {
  const titleOf = (...kinds: Closure['closedBy'][]) =>
    questionWords(closed(...kinds.map((closedBy) => aClosure({ closedBy }))), 'UTC').title
  expect(titleOf('holiday')).toBe('Book on a holiday?')
  expect(titleOf('practice')).toBe('Book outside of opening hours?')
  expect(titleOf('location', 'holiday')).toBe('Book on a holiday?')
  expect(titleOf('clinician')).toBe('Book outside of working hours?')
  expect(titleOf('block')).toBe('Book in blocked time?')
  expect(titleOf('block', 'clinician')).toBe('Book outside of working hours?')
  expect(titleOf('clinician', 'practice')).toBe('Book outside of opening hours?')
})

test('a refusal whose reasons can’t be read is asked about all the same', () => {
  expect(questionWords(closed(), 'UTC').title).toBe('Book outside of opening hours?')
  expect(fieldWords(closed())).toBe('It is closed at this time; choose another time, or book anyway')
})

test('who is there already is named with the day and the time', () => {
  const refusal = { isConfirmedBy: 'allowOverlap' as const, conflicts: [anOverlapConflict()] }
  const { title, reasons } = questionWords(refusal, 'America/New_York')
  expect(title).toBe('Book at the same time?')
  expect(reasons[0]?.words).toMatch(/: Tuesday, November 17, 9:\d\d AM to /)
})

const elsewhere = (...overlaps: ClientOverlap[]) => ({
  isConfirmedBy: 'allowClientOverlap' as const,
  overlaps,
})
const leo = { id: '0197a000-0000-7000-8000-0000000000c1', name: 'Leo Grant' }

test('a client who is with another clinician is named with that person, the day and the time', () => {
  const { title, reasons } = questionWords(elsewhere(aClientOverlap()), 'America/New_York')
  expect(title).toBe('Book the client twice at the same time?')
  expect(reasons.map(({ words }) => words)).toEqual([
    'Mari Vega has another appointment at this time, with Dr. Amir Sol: Tuesday, November 17, 9:15 AM to 10:00 AM.',
  ])
})

test('of an appointment that the person may not see only the client is named', () => {
  const { reasons } = questionWords(elsewhere(aClientOverlap({ appointment: null })), 'America/New_York')
  expect(reasons.map(({ words }) => words)).toEqual(['Mari Vega has another appointment at this time.'])
})

test('beside the start each client is named once', () => {
  const rest = 'another appointment at this time; choose another, or book anyway'
  const twice = [aClientOverlap(), aClientOverlap({ appointment: null })]
  expect(fieldWords(elsewhere(...twice))).toBe(`Mari Vega has ${rest}`)
  expect(fieldWords(elsewhere(...twice, aClientOverlap({ client: leo })))).toBe(
    `Mari Vega and Leo Grant have ${rest}`,
  )
  expect(fieldWords(elsewhere())).toBe(`The client has ${rest}`)
})

test('only what a person may confirm is a question', () => {
  const facts = { status: 409, serverMessage: null, requestId: null }
  expect(refusalOf(new ApiError({ ...facts, code: 'stale_edit' }))).toBeNull()
  expect(refusalOf(new Error('x'))).toBeNull()
  expect(refusalOf(new ApiError({ ...facts, code: 'outside_hours', conflicts: [aClosure()] }))).toEqual(
    closed(aClosure()),
  )
  const conflicts = [aClientOverlap()]
  expect(refusalOf(new ApiError({ ...facts, code: 'client_overlap', conflicts }))).toEqual(
    elsewhere(aClientOverlap()),
  )
})
