import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BAND_STARTS,
  bandOf,
  HIGHEST_ANSWERS,
  highestScore,
  MEASURE_KINDS,
  MEASURE_LENGTHS,
  meetsPtsdClusters,
  scoreOf,
  tellsOfSelfHarm,
} from './measure-scoring'

const someKind = fc.constantFrom(...MEASURE_KINDS)
const someAnswers = someKind.chain((kind) =>
  fc.tuple(
    fc.constant(kind),
    fc.array(fc.integer({ min: 0, max: HIGHEST_ANSWERS[kind] }), {
      minLength: MEASURE_LENGTHS[kind],
      maxLength: MEASURE_LENGTHS[kind],
    }),
  ),
)

describe('the score of a measure', () => {
  it('runs from 0 to 27 for the PHQ-9, to 21 for the GAD-7 and to 80 for the PCL-5', () => {
    expect(MEASURE_KINDS.map(highestScore)).toEqual([27, 21, 80])
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

  it('is below the cutoff up to 30, and at it from 31 on, for the PCL-5', () => {
    expect([0, 30, 31, 80].map((score) => bandOf('pcl5', score))).toEqual([
      ...['below_cutoff', 'below_cutoff', 'at_cutoff', 'at_cutoff'],
    ])
  })

  it('never falls as the score rises', () => {
    fc.assert(
      fc.property(someKind, fc.nat(80), fc.nat(80), (kind, one, other) => {
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

describe('the clusters of DSM-5 in a PCL-5', () => {
  /** Answers in which the questions with these numbers, from 1, are answered with 2. */
  const answering = (...numbers: number[]) =>
    Array.from({ length: 20 }, (_, index) => (numbers.includes(index + 1) ? 2 : 1))

  it.each([
    ['the first of each', [1, 6, 8, 9, 15, 16]],
    ['the last of each', [5, 7, 13, 14, 19, 20]],
  ])('are met by as few symptoms as it takes: %s', (_, numbers) => {
    expect(meetsPtsdClusters(answering(...numbers))).toBe(true)
  })

  it.each([
    ['intrusion', [6, 7, 8, 9, 15, 16]],
    ['avoidance', [1, 5, 8, 14, 15, 20]],
    ['a second symptom of mood', [1, 6, 14, 15, 20]],
    ['a second symptom of arousal', [1, 6, 8, 14, 20]],
  ])('are not met without %s', (_, numbers) => {
    expect(meetsPtsdClusters(answering(...numbers))).toBe(false)
  })
})
