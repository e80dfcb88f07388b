import type { MeasureRhythm } from '@oaklet/api/contract'

/** How often a questionnaire is asked for. */
export const RHYTHM_WORDS: Readonly<Record<MeasureRhythm, string>> = {
  each_session: 'Before each session',
  two_weeks: 'Every 2 weeks',
  four_weeks: 'Every 4 weeks',
  six_weeks: 'Every 6 weeks',
}
