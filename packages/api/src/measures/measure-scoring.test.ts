import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BAND_STARTS,
  bandOf,
  HIGHEST_ANSWER,
  highestScore,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  scoreOf,
  tellsOfSelfHarm,
} from './measure-scoring'

const someKind = fc.constantFrom(...MEASURE_KINDS)
const someAnswers = someKind.chain((kind) =>
  fc.tuple(
    fc.constant(kind),
    fc.array(fc.integer({ min: 0, max: HIGHEST_ANSWER }), {
      minLength: MEASURE_LENGTHS[kind],
      maxLength: MEASURE_LENGTHS[kind],
    }),
  ),
)

describe('the score of a measure', () => {
  it('runs from 0 to 27 for the PHQ-9 and to 21 for the GAD-7', () => {
    expect(MEASURE_KINDS.map(highestScore)).toEqual([27, 21])
    fc.assert(
      fc.property(someAnswers, ([kind, answers]) => {
        expect(scoreOf(answers)).toBeGreaterThanOrEqual(0)
        expect(scoreOf(answers)).toBeLessThanOrEqual(highestScore(kind))
      }),
    )
  })
})

describe('the band of a score', () => {
  it('begins at 0, 5, 10, 15 and 20 for the PHQ-9', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 19, 20, 27].map((score) => bandOf('phq9', score))).toEqual([
      ...['minimal', 'minimal', 'mild', 'mild', 'moderate', 'moderate'],
      ...['moderately_severe', 'moderately_severe', 'severe', 'severe'],
    ])
  })

  it('begins at 0, 5, 10 and 15 for the GAD-7', () => {
    expect([0, 4, 5, 9, 10, 14, 15, 21].map((score) => bandOf('gad7', score))).toEqual([
      ...['minimal', 'minimal', 'mild', 'mild', 'moderate', 'moderate', 'severe', 'severe'],
    ])
  })

  it('never falls as the score rises', () => {
    fc.assert(
      fc.property(someKind, fc.nat(27), fc.nat(27), (kind, one, other) => {
        const order = BAND_STARTS[kind].map(([band]) => band)
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(order.indexOf(bandOf(kind, low))).toBeLessThanOrEqual(order.indexOf(bandOf(kind, high)))
      }),
    )
  })
})

describe('thoughts of hurting oneself', () => {
  it('are told by any answer but “not at all” to the ninth question of the PHQ-9, and by nothing else', () => {
    fc.assert(
      fc.property(someAnswers, ([kind, answers]) => {
        expect(tellsOfSelfHarm(kind, answers)).toBe(kind === 'phq9' && answers[8] !== 0)
      }),
    )
  })
})
