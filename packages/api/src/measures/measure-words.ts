import type { MeasureBand, MeasureKind } from './measure-scoring'
import type { MeasureDifficulty } from './measures-contract'

/** What people call each questionnaire. */
export const MEASURE_NAMES: Readonly<Record<MeasureKind, string>> = {
  phq9: 'PHQ-9',
  gad7: 'GAD-7',
  pcl5: 'PCL-5',
}

/** What each band is called. */
export const BAND_WORDS: Readonly<Record<MeasureBand, string>> = {
  minimal: 'Minimal',
  mild: 'Mild',
  moderate: 'Moderate',
  moderately_severe: 'Moderately severe',
  severe: 'Severe',
  below_cutoff: 'Below the cutoff',
  at_cutoff: 'At the cutoff or above',
}

const TWO_WEEKS = 'Over the last 2 weeks, how often have you been bothered by any of the following problems?'
const HOW_OFTEN = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'] as const

/** What stands above the questions of each. */
export const MEASURE_STEMS: Readonly<Record<MeasureKind, string>> = {
  phq9: TWO_WEEKS,
  gad7: TWO_WEEKS,
  pcl5: 'In the past month, how much were you bothered by:',
}

/** The answers of each, from 0. */
export const ANSWER_WORDS: Readonly<Record<MeasureKind, readonly string[]>> = {
  phq9: HOW_OFTEN,
  gad7: HOW_OFTEN,
  pcl5: ['Not at all', 'A little bit', 'Moderately', 'Quite a bit', 'Extremely'],
}

/**
 * The questions, to the word: PHQ-9 and GAD-7 by Spitzer, Williams, Kroenke and colleagues, free to use; PCL-5 by
 * Weathers, Litz, Keane, Palmieri, Marx and Schnurr of the National Center for PTSD (2013), in the public domain.
 */
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
  pcl5: [
    'Repeated, disturbing, and unwanted memories of the stressful experience?',
    'Repeated, disturbing dreams of the stressful experience?',
    'Suddenly feeling or acting as if the stressful experience were actually happening again (as if you were actually back there reliving it)?',
    'Feeling very upset when something reminded you of the stressful experience?',
    'Having strong physical reactions when something reminded you of the stressful experience (for example, heart pounding, trouble breathing, sweating)?',
    'Avoiding memories, thoughts, or feelings related to the stressful experience?',
    'Avoiding external reminders of the stressful experience (for example, people, places, conversations, activities, objects, or situations)?',
    'Trouble remembering important parts of the stressful experience?',
    'Having strong negative beliefs about yourself, other people, or the world (for example, having thoughts such as: I am bad, there is something seriously wrong with me, no one can be trusted, the world is completely dangerous)?',
    'Blaming yourself or someone else for the stressful experience or what happened after it?',
    'Having strong negative feelings such as fear, horror, anger, guilt, or shame?',
    'Loss of interest in activities that you used to enjoy?',
    'Feeling distant or cut off from other people?',
    'Trouble experiencing positive feelings (for example, being unable to feel happiness or have loving feelings for people close to you)?',
    'Irritable behavior, angry outbursts, or acting aggressively?',
    'Taking too many risks or doing things that could cause you harm?',
    'Being “superalert” or watchful or on guard?',
    'Feeling jumpy or easily startled?',
    'Having difficulty concentrating?',
    'Trouble falling or staying asleep?',
  ],
}

/** What the PHQ-9 and the GAD-7 ask after the scored questions (`ASKS_DIFFICULTY`). */
export const DIFFICULTY_QUESTION =
  'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?'

/** The answers to {@link DIFFICULTY_QUESTION}. */
export const DIFFICULTY_WORDS: Readonly<Record<MeasureDifficulty, string>> = {
  not: 'Not difficult at all',
  somewhat: 'Somewhat difficult',
  very: 'Very difficult',
  extremely: 'Extremely difficult',
}
