import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

describe('createRandom', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const draw = (seed: number) => {
      const random = createRandom(seed)
      return [random.next(), random.between(1, 6), random.id()]
    }
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('makes ids that are version 4 UUIDs and all different', () => {
    const random = createRandom(1)
    const ids = Array.from({ length: 5000 }, () => random.id())
    expect(new Set(ids).size).toBe(5000)
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true)
  })

  it('stays within both ends and reaches them', () => {
    const random = createRandom(3)
    const rolls = new Set(Array.from({ length: 500 }, () => random.between(1, 6)))
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })
})
