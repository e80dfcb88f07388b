import { describe, expect, it } from 'vitest'
import { isMeasureDue } from './is-measure-due'

describe('a questionnaire is due before an appointment', () => {
  it.each([
    ['that was never answered', 'six_weeks', null, '2026-11-17', true],
    ['of each session, answered three days ago', 'each_session', '2026-11-14', '2026-11-17', true],
    [
      'of each session, answered for the one of two days ago',
      'each_session',
      '2026-11-15',
      '2026-11-17',
      false,
    ],
    ['of two weeks, on the day', 'two_weeks', '2026-11-03', '2026-11-17', true],
    ['of two weeks, a day early', 'two_weeks', '2026-11-04', '2026-11-17', false],
    ['of four weeks', 'four_weeks', '2026-10-20', '2026-11-17', true],
    ['of four weeks, a day early', 'four_weeks', '2026-10-21', '2026-11-17', false],
    ['of six weeks', 'six_weeks', '2026-10-06', '2026-11-17', true],
    ['of six weeks, a day early', 'six_weeks', '2026-10-07', '2026-11-17', false],
  ] as const)('or not: one %s', (_, rhythm, lastOn, appointmentOn, isDue) => {
    expect(isMeasureDue(rhythm, { lastOn, appointmentOn })).toBe(isDue)
  })
})
