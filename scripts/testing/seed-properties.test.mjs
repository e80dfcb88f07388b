import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertySeed } from './property-seed.mjs'

const anyValues = fc.tuple(fc.integer(), fc.string())

// Every project runs this, as each could load a fast-check that its tests don't have.
it('plays the same values on every run', () => {
  const run = fc.check(fc.property(anyValues, () => false))
  expect(run.seed).toBe(propertySeed(process.env))
  expect(fc.sample(anyValues, 5)).toEqual(fc.sample(anyValues, 5))
})

it('prints the seed and the path of a property that fails', () => {
  const fails = () => fc.assert(fc.property(fc.nat(), (number) => number < 3))
  expect(fails).toThrow(`{ seed: ${propertySeed(process.env)}, path: "`)
})
