import { describe, expect, it } from 'vitest'
import { addBusinessDays, isBusinessDay } from './business-days'
import { dueForChange, dueForRequest, dueForSession } from './estimate-deadline'

describe('a business day', () => {
  it.each([
    ['2026-11-20', true, 'a Friday'],
    ['2026-11-21', false, 'a Saturday'],
    ['2026-11-22', false, 'a Sunday'],
    ['2026-11-26', false, 'Thanksgiving'],
    ['2026-11-27', true, 'the day after Thanksgiving, which is no federal holiday'],
    ['2026-10-12', false, 'Columbus Day'],
    ['2026-07-03', false, 'the day off for an Independence Day on a Saturday'],
    ['2027-07-05', false, 'the day off for an Independence Day on a Sunday'],
    ['2027-12-31', false, 'the day off for a New Year’s Day of the next year'],
  ])('%s: %s, as it is %s', (day, isOne) => {
    expect(isBusinessDay(day)).toBe(isOne)
  })

  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-23', -1, '2026-11-20'],
    ['2026-11-27', -1, '2026-11-25'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('counted from %s by %s is %s', (day, count, reached) => {
    expect(addBusinessDays(day, count)).toBe(reached)
  })
})

describe('an estimate is due', () => {
  it.each([
    // Ten business days after Nov 2 is Nov 17, as Nov 11 is Veterans Day.
    ['ten business days ahead', '2026-11-02', '2026-11-17', '2026-11-05'],
    ['nine business days ahead', '2026-11-02', '2026-11-16', '2026-11-03'],
    ['three business days ahead', '2026-11-02', '2026-11-05', '2026-11-03'],
    ['on a Saturday, so that the days begin on Monday', '2026-11-21', '2026-11-25', '2026-11-23'],
    ['over Thanksgiving, which does not count', '2026-11-25', '2026-12-01', '2026-11-27'],
    ['over the end of the year', '2026-12-30', '2027-03-01', '2027-01-05'],
  ])('for a session that is booked %s: on %s for %s by %s', (_, bookedOn, sessionOn, dueOn) => {
    expect(dueForSession(bookedOn, sessionOn)).toBe(dueOn)
  })

  it.each([
    ['two business days ahead', '2026-11-02', '2026-11-04'],
    ['on the same day', '2026-11-02', '2026-11-02'],
    ['on a Friday for Tuesday', '2026-11-20', '2026-11-24'],
    ['two business days ahead, with Thanksgiving between', '2026-11-25', '2026-11-30'],
  ])('never for a session that is booked %s: on %s for %s', (_, bookedOn, sessionOn) => {
    expect(dueForSession(bookedOn, sessionOn)).toBeNull()
  })

  it('within three business days where the client asked', () => {
    expect(dueForRequest('2026-11-24')).toBe('2026-11-30')
  })

  it('on the business day before a session that differs from the former estimate', () => {
    expect(dueForChange('2026-11-30')).toBe('2026-11-27')
    expect(dueForChange('2026-12-02')).toBe('2026-12-01')
  })
})
