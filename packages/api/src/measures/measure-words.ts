import type { MeasureBand, MeasureKind } from './measure-scoring'
import type { MeasureDifficulty } from './measures-contract'

/** What people call each questionnaire. */
export const MEASURE_NAMES: Readonly<Record<MeasureKind, string>> = { phq9: 'PHQ-9', gad7: 'GAD-7' }

/** What each band is called. */
export const BAND_WORDS: Readonly<Record<MeasureBand, string>> = {
  minimal: 'Minimal',
  mild: 'Mild',
  moderate: 'Moderate',
  moderately_severe: 'Moderately severe',
  severe: 'Severe',
}

/** What stands above the questions of both. */
export const MEASURE_STEM =
  'Over the last 2 weeks, how often have you been bothered by any of the following problems?'

/** The answers from 0 to 3. */
export const ANSWER_WORDS = [
  'Not at all',
  'Several days',
  'More than half the days',
  'Nearly every day',
] as const

/** The questions, to the word: PHQ-9 and GAD-7 by Spitzer, Williams, Kroenke and colleagues; free to use. */
export const MEASURE_QUESTIONS: Readonly<Record<MeasureKind, readonly string[]>> = {
  phq9: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead or of hurting yourself in some way',
  ],
  gad7: [
    'Feeling nervous, anxious or on edge',
    'Not being able to stop or control worrying',
    'Worrying too much about different things',
    'Trouble relaxing',
    'Being so restless that it is hard to sit still',
    'Becoming easily annoyed or irritable',
    'Feeling afraid as if something awful might happen',
  ],
}

/** What is asked after the scored questions. */
export const DIFFICULTY_QUESTION =
  'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?'

/** The answers to {@link DIFFICULTY_QUESTION}. */
export const DIFFICULTY_WORDS: Readonly<Record<MeasureDifficulty, string>> = {
  not: 'Not difficult at all',
  somewhat: 'Somewhat difficult',
  very: 'Very difficult',
  extremely: 'Extremely difficult',
}
