import type { FormContent, FormItem, FormItemKind } from './form-content'

/** The forms of ours that a practice can begin with. */
export const STARTING_FORMS = ['history', 'child_history'] as const
/** One of {@link STARTING_FORMS}. */
export type StartingForm = (typeof STARTING_FORMS)[number]

/** One of our forms, as it is to begin with. */
export const startingForm = (kind: StartingForm): FormContent => FORMS[kind]()

/** A question without anything but its words; the rest is said in `more`. */
const ask = (id: string, kind: FormItemKind, label: string, more: Partial<FormItem> = {}): FormItem => ({
  ...{ id, kind, label, help: '', isRequired: false, options: [], alerts: [], condition: null },
  range: { lowest: null, highest: null, lowestLabel: '', highestLabel: '' },
  ...more,
})

const REQUIRED = { isRequired: true }

const choices = (labels: Readonly<Record<string, string>>) => ({
  options: Object.entries(labels).map(([id, label]) => ({ id, label })),
})

/** Asked when the answer before it was yes. */
const afterYes = (itemId: string): Pick<FormItem, 'condition'> => ({
  condition: { match: 'all', tests: [{ itemId, operator: 'equals', value: 'yes' }] },
})

const FREQUENCY = choices({ never: 'Never', sometimes: 'Sometimes', often: 'Often', daily: 'Every day' })

const FORMS: Readonly<Record<StartingForm, () => FormContent>> = {
  history: () => ({
    title: 'Your health and history',
    isClinical: true,
    items: [
      ask('why', 'heading', 'Why you are here'),
      ask('reason', 'long_text', 'What brings you to therapy now?', REQUIRED),
      ask('since', 'short_text', 'When did it begin?'),
      ask('goal', 'long_text', 'What would you like to be different?'),
      ask('past', 'heading', 'Help you have had before'),
      ask('therapy', 'yes_no', 'Have you been in therapy before?', REQUIRED),
      ask(
        'therapy_what',
        'long_text',
        'When was that, and what helped or did not help?',
        afterYes('therapy'),
      ),
      ask('hospital', 'yes_no', 'Have you ever stayed in a hospital for your mental health?', REQUIRED),
      ask('hospital_what', 'long_text', 'When was that, and why?', afterYes('hospital')),
      ask('safety', 'heading', 'Your safety', {
        help: 'If you are in danger now, call 911. To talk with somebody at any time, call or text 988.',
      }),
      ask('harm_past', 'yes_no', 'Have you ever tried to hurt yourself or to end your life?', REQUIRED),
      ask('harm_now', 'yes_no', 'Do you think about hurting yourself or ending your life now?', {
        ...{ isRequired: true, alerts: ['yes'] },
      }),
      ask('safe_home', 'yes_no', 'Do you feel safe at home?', { isRequired: true, alerts: ['no'] }),
      ask('health', 'heading', 'Your health'),
      ask('illness', 'long_text', 'Do you have an illness or a health problem we should know of?'),
      ask('medicine', 'yes_no', 'Do you take any medicine?', REQUIRED),
      ask('medicine_what', 'long_text', 'Which medicine do you take, and how much?', afterYes('medicine')),
      ask('allergies', 'short_text', 'What are you allergic to?'),
      ask('sleep', 'scale', 'How well have you slept in the last week?', {
        range: { lowest: 0, highest: 10, lowestLabel: 'Very badly', highestLabel: 'Very well' },
      }),
      ask('alcohol', 'one_of', 'How often do you drink alcohol?', FREQUENCY),
      ask('drugs', 'one_of', 'How often do you use other drugs?', FREQUENCY),
      ask('life', 'heading', 'Your life'),
      ask('home', 'short_text', 'Who lives with you?'),
      ask('work', 'several_of', 'What do you do now?', {
        ...choices({
          work: 'I work',
          school: 'I go to school',
          home: 'I look after others',
          looking: 'I look for work',
          retired: 'I am retired',
          sick: 'I can’t work',
        }),
      }),
      ask('family', 'long_text', 'Has anybody in your family had a hard time with their mental health?'),
      ask('support', 'long_text', 'Who or what gives you strength?'),
      ask('more', 'long_text', 'Is there anything else we should know?'),
    ],
  }),
  child_history: () => ({
    title: 'About your child',
    isClinical: true,
    items: [
      ask('why', 'heading', 'Why you are here'),
      ask('reason', 'long_text', 'What worries you about your child?', REQUIRED),
      ask('since', 'short_text', 'When did it begin?'),
      ask('strengths', 'long_text', 'What is your child good at, and what do they enjoy?'),
      ask('home', 'heading', 'Home and school'),
      ask('lives', 'short_text', 'Who lives with your child?', REQUIRED),
      ask('custody', 'yes_no', 'Is there a court order about custody?', {
        ...{ isRequired: true, help: 'We will ask you for a copy of it.' },
      }),
      ask('grade', 'short_text', 'Which school and grade is your child in?'),
      ask('school', 'long_text', 'How do they get along at school?'),
      ask('health', 'heading', 'Their health'),
      ask('birth', 'long_text', 'Was anything hard during pregnancy, birth or the first year?'),
      ask('illness', 'long_text', 'Does your child have an illness or an allergy?'),
      ask('medicine', 'yes_no', 'Does your child take any medicine?', REQUIRED),
      ask('medicine_what', 'long_text', 'Which medicine, and how much?', afterYes('medicine')),
      ask('therapy', 'yes_no', 'Has your child had therapy or special help before?', REQUIRED),
      ask('therapy_what', 'long_text', 'What was it, and did it help?', afterYes('therapy')),
      ask('safety', 'heading', 'Their safety', {
        help: 'If your child is in danger now, call 911. To talk with somebody at any time, call or text 988.',
      }),
      ask('harm_now', 'yes_no', 'Has your child said that they want to die or hurt themselves?', {
        ...{ isRequired: true, alerts: ['yes'] },
      }),
      ask('more', 'long_text', 'Is there anything else we should know?'),
    ],
  }),
}
