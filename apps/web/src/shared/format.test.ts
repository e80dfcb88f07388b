import { describe, expect, test } from 'vitest'
import {
  ageOn,
  dateInZone,
  formatDateAndTime,
  formatFullDate,
  formatLongDate,
  formatMediumDate,
  formatMonthDay,
  formatShortDate,
  formatTime,
  hourInZone,
} from './format-date'
import { formatMoney } from './format-money'
import { paths } from './paths'

describe('dates', () => {
  test('are said in words people use', () => {
    expect(formatShortDate('2026-11-17')).toBe('Tue, Nov 17')
    expect(formatShortDate('2025-11-17')).toBe('Mon, Nov 17, 2025')
    expect(formatShortDate('0026-11-24')).toBe('Tue, Nov 24, 0026')
    expect(formatLongDate('2026-11-17')).toBe('Tuesday, November 17')
    expect(formatLongDate('2027-01-04')).toBe('Monday, January 4, 2027')
    expect(formatMonthDay('2026-11-09')).toBe('November 9')
    expect(formatFullDate('1992-03-02')).toBe('March 2, 1992')
    expect(formatMediumDate('1992-03-02')).toBe('Mar 2, 1992')
  })

  test('and times go by the practice’s clock, on both sides of a clock change', () => {
    expect(formatTime('2026-11-01T05:30:00Z', 'America/New_York')).toBe('1:30 AM')
    expect(formatTime('2026-11-01T06:30:00Z', 'America/New_York')).toBe('1:30 AM')
    expect(dateInZone('2026-11-18T03:00:00Z', 'America/New_York')).toBe('2026-11-17')
    expect(hourInZone('2026-11-18T05:00:00Z', 'America/New_York')).toBe(0)
  })

  test('of another year tell the year', () => {
    const at = '2027-01-04T14:00:00Z'
    expect(formatDateAndTime(at, 'America/New_York', '2026-11-17')).toBe('Mon, Jan 4, 2027, 9:00 AM')
    expect(formatDateAndTime(at, 'America/New_York', '2027-01-01')).toBe('Mon, Jan 4, 9:00 AM')
    expect(formatMonthDay('2025-11-09', '2026-11-17')).toBe('November 9, 2025')
    expect(formatMonthDay('2026-11-09', '2026-11-17')).toBe('November 9')
  })

  test('an age grows on the birthday, not before', () => {
    expect(ageOn('1992-03-02', '2026-03-01')).toBe(33)
    expect(ageOn('1992-03-02', '2026-03-02')).toBe(34)
  })
})

describe('money', () => {
  test('has its currency, two decimals, and a true minus sign', () => {
    expect(formatMoney(431_000, 'USD')).toBe('$4,310.00')
    expect(formatMoney(-5, 'USD')).toBe('−$0.05')
  })
})

describe('addresses', () => {
  test('encode what they are given and leave out what is empty', () => {
    expect(paths.client('a b')).toBe('/clients?client=a+b')
    expect(paths.client('a b', 'measures')).toBe('/clients?client=a+b&tab=measures')
    expect(paths.clients({ q: '', status: 'active' })).toBe('/clients?status=active')
    expect(paths.invoice('a/b')).toBe('/billing/invoices/a%2Fb')
  })
})
