import { describe, expect, test } from 'vitest'
import { breakpoints } from './breakpoints'
import { density, DENSITIES } from './density'
import { motion } from './motion'
import { controlSize } from './size'
import { space } from './space'
import { fontSize } from './type'

const pixels = (rem: string) => Number.parseFloat(rem) * 16
const rises = (values: readonly number[]) => values.every((value, at) => value > (values[at - 1] ?? -1))

describe('scales', () => {
  test('distances rise along the 4 px grid, with one half step', () => {
    const steps = Object.values(space).map(pixels)
    expect(rises(steps)).toBe(true)
    expect(steps.filter((step) => step % 4 !== 0)).toEqual([2])
  })

  test('no text is set below 13 px, and each size is larger than the one before', () => {
    const sizes = Object.values(fontSize).map(pixels)
    expect(sizes[0]).toBe(13)
    expect(rises(sizes)).toBe(true)
  })

  test('the layout changes at widths that rise from above 320 px', () => {
    expect(rises([320, ...Object.values(breakpoints)])).toBe(true)
  })

  test('nothing moves for longer than 200 ms', () => {
    const durations = [motion.quick, motion.calm].map((time) => Number.parseFloat(time))
    expect(Math.max(...durations)).toBeLessThanOrEqual(200)
  })

  test.each(DENSITIES)('in the %s density every control is at least 24 px high', (name) => {
    const { controlHeight, controlHeightSmall } = density[name]
    expect(pixels(controlHeightSmall)).toBeGreaterThanOrEqual(pixels(controlSize.minimum))
    expect(pixels(controlHeight)).toBeGreaterThan(pixels(controlHeightSmall))
  })
})
