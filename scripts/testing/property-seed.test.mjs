import { describe, expect, it } from 'vitest'
import { propertySeed } from './property-seed.mjs'

describe('the seed of every property', () => {
  it('is one fixed number in the gate, whatever else is set', () => {
    expect(propertySeed({})).toBe(propertySeed({ OAKLET_SEED: '7' }))
  })

  it('is the number that the long lane was given', () => {
    expect(propertySeed({ OAKLET_LONG: '1', OAKLET_SEED: '7' })).toBe(7)
    expect(propertySeed({ OAKLET_LONG: '1' })).toBe(propertySeed({}))
  })

  it('is a whole number, or nothing runs', () => {
    expect(() => propertySeed({ OAKLET_LONG: '1', OAKLET_SEED: 'any' })).toThrow('any')
  })
})
