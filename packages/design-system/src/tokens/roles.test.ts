import { describe, expect, test } from 'vitest'
import { calendarColors } from './calendar-colors'
import { contrast } from './contrast'
import { contrastPairs, roles } from './roles'

describe('contrast', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(contrast('#32A293', '#32A293')).toBe(1)
  })

  test.each(contrastPairs)('$text on $surface is at least $atLeast', ({ text, surface, atLeast }) => {
    expect(contrast(roles[text], roles[surface])).toBeGreaterThanOrEqual(atLeast)
  })

  test.each(calendarColors)('calendar ink $ink on $tint is at least 7', ({ ink, tint }) => {
    expect(contrast(ink, tint)).toBeGreaterThanOrEqual(7)
  })

  test('every text role that stands on a tint of its own is among the pairs', () => {
    const own = Object.keys(roles).filter((role) => role.startsWith('on'))
    expect(own.filter((role) => !contrastPairs.some(({ text }) => text === role))).toEqual([])
  })
})
