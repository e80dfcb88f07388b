import { aMeasure, fixtureId } from '@oaklet/api/testing'
import type { Measure } from '@oaklet/api/contract'
import { describe, expect, it } from 'vitest'
import { changeMeaning, changeWords, coursesOf, courseSummary, type MeasureCourse } from './measure-results'

/** A PHQ-9 with this score on this day. */
const scored = (score: number, takenOn: string, changes: Partial<Measure> = {}) =>
  aMeasure({
    takenOn,
    answers: Array.from({ length: 9 }, (_, index) => Math.min(3, Math.max(0, score - index * 3))),
    ...changes,
  })

const courseOf = (first: Measure, ...later: Measure[]): MeasureCourse => ({
  kind: 'phq9',
  results: [first, ...later],
})

describe('courses', () => {
  it('hold the results of one questionnaire that count, the first one first', () => {
    const gad7 = aMeasure({ id: fixtureId(81), kind: 'gad7', answers: [1, 1, 1, 1, 1, 1, 1] })
    const mistaken = scored(27, '2026-10-01', { id: fixtureId(82), status: 'entered_in_error' })
    const [latest, first] = [
      scored(9, '2026-11-01', { id: fixtureId(83) }),
      scored(18, '2026-01-12', { id: fixtureId(84) }),
    ]
    expect(coursesOf([gad7, latest, mistaken, first])).toEqual([
      { kind: 'phq9', results: [first, latest] },
      { kind: 'gad7', results: [gad7] },
    ])
    expect(coursesOf([mistaken])).toEqual([])
  })
})

describe('a change since the first', () => {
  it.each([
    [18, 12, '6 points lower than at the first, Jan 12, 2026'],
    [11, 12, '1 point higher than at the first, Jan 12, 2026'],
    [12, 12, 'The same as at the first, Jan 12, 2026'],
  ])('from %i to %i is said in points', (before, now, words) => {
    expect(changeWords(courseOf(scored(before, '2026-01-12'), scored(now, '2026-11-17')))).toBe(words)
  })

  it('is none while there is one result', () => {
    expect(changeWords(courseOf(scored(12, '2026-01-12')))).toBe('The first result so far')
  })
})

describe('what the change of a PCL-5 means', () => {
  /** The answers to a PCL-5 that add up to a score. */
  const checklist = (score: number, takenOn: string) =>
    aMeasure({
      ...{ kind: 'pcl5', takenOn, difficulty: null },
      answers: Array.from({ length: 20 }, (_, index) => Math.min(4, Math.max(0, score - index * 4))),
    })
  const changed = (before: number, now: number): MeasureCourse => ({
    kind: 'pcl5',
    results: [checklist(before, '2026-01-12'), checklist(now, '2026-11-17')],
  })

  it.each([
    [50, 36, 'Less than the 15 points that are more than chance'],
    [36, 50, 'Less than the 15 points that are more than chance'],
    [50, 35, 'Reliably better: 15 points or more'],
    [44, 29, 'Reliably better: 15 points or more'],
    [43, 28, 'Reliably better, and 28 or below, as after treatment that worked'],
    [35, 50, 'Reliably worse: 15 points or more'],
  ])('from %i to %i is said by published thresholds', (before, now, words) => {
    expect(changeMeaning(changed(before, now))).toBe(words)
  })

  it('is not said of a first result, nor of other questionnaires', () => {
    expect(changeMeaning({ kind: 'pcl5', results: [checklist(50, '2026-01-12')] })).toBeNull()
    expect(changeMeaning(courseOf(scored(27, '2026-01-12'), scored(3, '2026-11-17')))).toBeNull()
  })
})

describe('a course in one sentence', () => {
  it('says from where to where, and the highest in between', () => {
    const [first, middle, last] = [
      scored(18, '2026-01-12'),
      scored(21, '2026-03-02'),
      scored(9, '2026-11-17'),
    ] as const
    expect(courseSummary(courseOf(first, last))).toBe(
      'The score fell from 18 (moderately severe) on January 12, 2026 to 9 (mild) on November 17, 2026.',
    )
    expect(courseSummary(courseOf(first, middle, last))).toBe(
      'The score fell from 18 (moderately severe) on January 12, 2026 to 9 (mild) on November 17, 2026; the highest was 21 (severe) on March 2, 2026.',
    )
    expect(courseSummary(courseOf(last, middle))).toMatch(/^The score rose from 9 .* to 21 .*\.$/)
  })

  it('says that it is where it was', () => {
    const [first, middle, last] = [
      scored(9, '2026-01-12'),
      scored(3, '2026-03-02'),
      scored(9, '2026-11-17'),
    ] as const
    expect(courseSummary(courseOf(first, middle, last))).toBe(
      'The score was 9 (mild) on January 12, 2026, and the same on November 17, 2026.',
    )
  })
})
