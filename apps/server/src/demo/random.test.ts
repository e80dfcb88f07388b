import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

describe('createRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return [random.next(), random.between(1, 600), random.chance(0.5)]
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('stays within both ends and reaches them', () => {
    const random = createRandom(3)
    const rolls = new Set(Array.from({ length: 500 }, () => random.between(1, 6)))
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})
