import {
  ANSWER_WORDS,
  type AskedKind,
  type CoverageRelation,
  DIFFICULTY_PAGE,
  DIFFICULTY_QUESTION,
  DIFFICULTY_WORDS,
  formatPhone,
  isFilePage,
  isMeasureItem,
  MEASURE_QUESTIONS,
  type MeasureDifficulty,
  type OnboardingItem,
  type OnboardingPage,
  type PagedItem,
  type PacketItemState,
  PASSED,
  type SentFile,
  type SignatureOutcome,
} from '@oaklet/api/contract'
import { formAnswerWords, LEFT_OUT_WORDS } from '../../shared/form-templates/form-answer-words'
import { formatMediumDate } from '../../shared/format-date'

/** What a client sees of each thing that is asked: no name of a questionnaire. */
const TASK_WORDS: Readonly<Record<AskedKind, string>> = {
  about_you: 'About you',
  reach_you: 'How we can reach you',
  emergency_contact: 'Who to call in an emergency',
  insurance: 'Your insurance',
  photo_id: 'A photo of your ID',
  custody_papers: 'Custody papers',
  other_papers: 'Other papers',
  phq9: 'How you have felt in the last 2 weeks',
  gad7: 'How worried you have been in the last 2 weeks',
  pcl5: 'How a very hard event still affects you',
}

/** What a client reads of one thing that is asked: of a form of the practice and of a document its title. */
export function taskTitle({
  kind,
  form,
  document,
}: Pick<OnboardingItem, 'kind' | 'form' | 'document'>): string {
  if (kind === 'form') return form?.title ?? ''
  return kind === 'document' ? (document?.title ?? '') : TASK_WORDS[kind]
}

const OUTCOME_WORDS: Readonly<Record<SignatureOutcome, string>> = {
  signed: 'Signed',
  declined: 'Not signed',
  paper: 'On paper',
}

/** How far one thing is, in words. */
export const taskState = ({ state, signature }: Pick<OnboardingItem, 'state' | 'signature'>): string =>
  signature === null ? TASK_STATE_WORDS[state] : OUTCOME_WORDS[signature.outcome]

/** How far each is. */
const TASK_STATE_WORDS: Readonly<Record<PacketItemState, string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  done: 'Done',
  returned: 'Changes asked for',
}

const FORM_QUESTIONS: Readonly<Record<string, string>> = {
  name: 'What is your name?',
  birth: 'When were you born?',
  pronouns: 'What are your pronouns?',
  address: 'Where do you live?',
  phone: 'What is your mobile number?',
  email: 'What is your e-mail?',
  person: 'Who should we call in an emergency?',
  use: 'Do you want to use insurance?',
  plan: 'What does your insurance card say?',
  holder: 'Whose insurance is it?',
  holder_person: 'Who holds the insurance?',
  card: 'Send us your insurance card',
  photo_id: 'Send us a photo of your ID',
  custody_papers: 'Send us the custody papers',
  other_papers: 'Send us your papers',
}

/** The question of a page, which is its heading. */
export function questionOf({ kind, form }: PagedItem, page: string): string {
  if (kind === 'form') return form?.items.find(({ id }) => id === page)?.label ?? ''
  if (!isMeasureItem(kind)) return FORM_QUESTIONS[page] ?? ''
  return page === DIFFICULTY_PAGE ? DIFFICULTY_QUESTION : (MEASURE_QUESTIONS[kind][Number(page) - 1] ?? '')
}

type Answers = NonNullable<OnboardingPage['answers']>

const text = (answers: Answers, name: string): string => String(answers[name] ?? '')

const FORM_ANSWERS: Readonly<Record<string, (answers: Answers) => string>> = {
  name: (given) => {
    const preferred = text(given, 'preferredName')
    const legal = `${text(given, 'firstName')} ${text(given, 'lastName')}`.trim()
    return preferred === '' ? legal : `${legal}, called ${preferred}`
  },
  birth: (given) => formatMediumDate(text(given, 'dateOfBirth')),
  pronouns: (given) => text(given, 'pronouns'),
  address: (given) =>
    [
      text(given, 'street'),
      text(given, 'city'),
      `${text(given, 'state')} ${text(given, 'zipCode')}`.trim(),
      text(given, 'country'),
    ]
      .filter(Boolean)
      .join(', '),
  phone: (given) =>
    withUses(formatPhone(text(given, 'phone')), [
      given['mayText'] === true && 'texts',
      given['mayVoicemail'] === true && 'voicemail',
    ]),
  email: (given) => withUses(text(given, 'email'), [given['mayEmail'] === true && 'you may write to it']),
  person: (given) =>
    [text(given, 'name'), text(given, 'relationship'), formatPhone(text(given, 'phone'))]
      .filter(Boolean)
      .join(', '),
  use: (given) => (given['hasInsurance'] === true ? 'Yes' : 'No, I pay myself'),
  plan: (given) =>
    [
      text(given, 'insurer'),
      `member ${text(given, 'memberId')}`,
      given['groupNumber'] !== '' && `group ${text(given, 'groupNumber')}`,
    ]
      .filter(Boolean)
      .join(', '),
  holder: (given) => HOLDER_WORDS[text(given, 'relation') as CoverageRelation],
  holder_person: (given) =>
    [
      `${text(given, 'firstName')} ${text(given, 'lastName')}`,
      typeof given['dateOfBirth'] === 'string' && `born ${formatMediumDate(given['dateOfBirth'])}`,
    ]
      .filter(Boolean)
      .join(', '),
}

/** Whose insurance it is, in the words of the client. */
export const HOLDER_WORDS: Readonly<Record<CoverageRelation, string>> = {
  self: 'It is mine',
  spouse: 'My husband’s or wife’s',
  child: 'My parent’s',
  other: 'Somebody else’s',
}

const withUses = (value: string, uses: readonly (string | false)[]): string => {
  const allowed = uses.filter(Boolean)
  return value === '' || allowed.length === 0 ? value : `${value} (${allowed.join(' and ')})`
}

/** An answer in words, as it is checked; “Not provided” for a page that was left empty. */
export function answerWords(
  { kind, form }: PagedItem,
  page: string,
  answers: Answers,
  files: readonly SentFile[] = [],
): string {
  const asked = form?.items.find(({ id }) => id === page)
  if (asked !== undefined) return formAnswerWords(asked, answers['answer'])
  if (isFilePage(page)) return files.map(({ name }) => name).join(', ') || 'You can’t send this now'
  if (!isMeasureItem(kind)) return FORM_ANSWERS[page]?.(answers) || 'Not provided'
  if (page === DIFFICULTY_PAGE) return DIFFICULTY_WORDS[text(answers, 'difficulty') as MeasureDifficulty]
  return answers['answer'] === PASSED ? LEFT_OUT_WORDS : (ANSWER_WORDS[kind][Number(answers['answer'])] ?? '')
}
