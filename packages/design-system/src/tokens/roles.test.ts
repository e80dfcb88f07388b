import { describe, expect, test } from 'vitest'
import { calendarColors } from './calendar-colors'
import { contrast } from './contrast'
import { contrastPairs, roleReasons, roles, type ColorRole } from './roles'

const names = Object.keys(roles) as ColorRole[]
const isPair = (text: ColorRole, surface: ColorRole) =>
  contrastPairs.some((pair) => pair.text === text && pair.surface === surface)

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
})

describe('roles', () => {
  test('every text role that stands on a tint of its own is among the pairs with it', () => {
    const tintOf = (role: string) => role.slice(2, 3).toLowerCase() + role.slice(3)
    const own = names.filter((role) => role.startsWith('on'))
    expect(own.length).toBeGreaterThan(6)
    expect(own.filter((role) => !isPair(role, tintOf(role) as ColorRole))).toEqual([])
  })

  test.each(['text', 'textQuiet', 'actionText', 'link', 'linkHover', 'error'] as const)(
    '%s may stand on the page, on a card and in a well, and is read there',
    (role) => {
      for (const surface of ['canvas', 'card', 'sunken'] as const) expect(isPair(role, surface)).toBe(true)
      expect(roleReasons[role].atLeast).toBe(7)
    },
  )

  test('focus is seen on every surface that text stands on, but for filled controls, whose ring stands away', () => {
    const filled: ColorRole[] = ['action', 'actionHover', 'actionPressed', 'danger', 'dangerHover', 'text']
    const surfaces = new Set(
      contrastPairs.filter(({ atLeast }) => atLeast === 7).map(({ surface }) => surface),
    )
    expect([...surfaces].filter((surface) => !filled.includes(surface) && !isPair('focus', surface))).toEqual(
      [],
    )
  })

  test('every role says in a sentence why it is there', () => {
    expect(names.filter((role) => !/^[A-Z].+\.$/.test(roleReasons[role].reason))).toEqual([])
  })

  test('a role that names surfaces says how clearly it stands on them', () => {
    const half = names.filter(
      (role) => (roleReasons[role].on === undefined) !== (roleReasons[role].atLeast === undefined),
    )
    expect(half).toEqual([])
  })
})
