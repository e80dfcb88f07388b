import {
  ANSWER_WORDS,
  DIFFICULTY_PAGE,
  DIFFICULTY_WORDS,
  isMeasureItem,
  MEASURE_DIFFICULTIES,
  MEASURE_STEMS,
  type MeasureDifficulty,
  type MeasureKind,
  type FormAnswer,
  type PagedItem,
  PASSED,
} from '@oaklet/api/contract'
import { Checkbox, DateField, RadioGroup, Text, TextField } from '@oaklet/design-system'
import { emptyFormAnswer, FormAnswerField } from '../../shared/form-templates/FormAnswerField'
import { LEFT_OUT_WORDS } from '../../shared/form-templates/form-answer-words'
import { FormQuestionWords } from '../../shared/form-templates/FormQuestionWords'
import { INSURANCE_PAGES } from './insurance-pages'
import { dateField, type FieldsProps, type FormPage, type PageValues, textField, tick } from './page-fields'

const FORM_PAGES: Readonly<Record<string, FormPage>> = {
  name: {
    empty: { firstName: '', lastName: '', preferredName: '' },
    Fields: ({ form }) => (
      <>
        <TextField
          label="First name"
          autoComplete="given-name"
          spellCheck="false"
          {...textField(form, 'firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          spellCheck="false"
          {...textField(form, 'lastName')}
        />
        <TextField
          label="What should we call you? (optional)"
          description="If it is not your first name."
          autoComplete="nickname"
          spellCheck="false"
          {...textField(form, 'preferredName')}
        />
      </>
    ),
  },
  birth: {
    empty: { dateOfBirth: null },
    Fields: ({ form }) => <DateField label="Date of birth" {...dateField(form, 'dateOfBirth')} />,
  },
  pronouns: {
    empty: { pronouns: '' },
    Fields: ({ form }) => (
      <TextField
        label="Pronouns (optional)"
        description="For example she, he or they."
        autoComplete="off"
        maxLength={40}
        {...textField(form, 'pronouns')}
      />
    ),
  },
  address: {
    empty: { street: '', city: '', state: '', zipCode: '', country: '' },
    Fields: ({ form }) => (
      <>
        <TextField label="Street and number" autoComplete="street-address" {...textField(form, 'street')} />
        <TextField label="City" autoComplete="address-level2" {...textField(form, 'city')} />
        <TextField label="State" autoComplete="address-level1" {...textField(form, 'state')} />
        <TextField label="ZIP code" autoComplete="postal-code" {...textField(form, 'zipCode')} />
      </>
    ),
  },
  phone: {
    empty: { phone: '', mayText: false, mayVoicemail: false },
    Fields: ({ form }) => (
      <>
        <TextField
          label="Mobile number (optional)"
          type="tel"
          autoComplete="tel"
          {...textField(form, 'phone')}
        />
        <Checkbox {...tick(form, 'mayText')}>You may send me texts</Checkbox>
        <Checkbox {...tick(form, 'mayVoicemail')}>You may leave me a voicemail</Checkbox>
      </>
    ),
  },
  email: {
    empty: { email: '', mayEmail: false },
    Fields: ({ form }) => (
      <>
        <TextField
          label="E-mail (optional)"
          type="email"
          autoComplete="email"
          spellCheck="false"
          {...textField(form, 'email')}
        />
        <Checkbox {...tick(form, 'mayEmail')}>You may write to me by e-mail</Checkbox>
      </>
    ),
  },
  person: {
    empty: { name: '', relationship: '', phone: '' },
    Fields: ({ form }) => (
      <>
        <Text>You can leave this empty.</Text>
        <TextField label="Their name" autoComplete="off" spellCheck="false" {...textField(form, 'name')} />
        <TextField
          label="Who they are to you"
          description="For example mother, partner or friend."
          autoComplete="off"
          {...textField(form, 'relationship')}
        />
        <TextField label="Their phone number" type="tel" autoComplete="off" {...textField(form, 'phone')} />
      </>
    ),
  },
  ...INSURANCE_PAGES,
}

/** What stands in the fields of a page before anything is typed. */
export function emptyAnswers({ kind, form }: PagedItem, page: string): PageValues {
  const asked = form?.items.find(({ id }) => id === page)
  if (asked !== undefined) return { answer: asMutable(emptyFormAnswer(asked)) }
  if (!isMeasureItem(kind)) return FORM_PAGES[page]?.empty ?? {}
  return page === DIFFICULTY_PAGE ? { difficulty: null } : { answer: null }
}

/** No answer of the questionnaire itself. */
const RATHER_NOT = { id: PASSED, label: LEFT_OUT_WORDS }

const DIFFICULTIES = MEASURE_DIFFICULTIES.map((id) => ({ id, label: DIFFICULTY_WORDS[id] }))

interface QuestionFieldsProps extends FieldsProps {
  item: PagedItem
  page: string
}

/** The fields of a page. */
export function QuestionFields({ item: { kind, form: content }, page, form }: QuestionFieldsProps) {
  const asked = content?.items.find(({ id }) => id === page)
  if (content !== null && asked !== undefined) {
    return (
      <>
        <FormQuestionWords content={content} item={asked} />
        <FormAnswerField
          item={asked}
          value={asFormAnswer(form.values['answer'])}
          errorMessage={form.errorAt('answer')}
          onChange={(answer) => form.change({ answer: asMutable(answer) })}
        />
      </>
    )
  }
  if (isMeasureItem(kind)) return <AnswerField kind={kind} page={page} form={form} />
  const Fields = FORM_PAGES[page]?.Fields
  return Fields && <Fields form={form} />
}

/** The answers to a question of a questionnaire, in its own words. */
function AnswerField({
  kind,
  page,
  form: { values, change, errorAt },
}: FieldsProps & { kind: MeasureKind; page: string }) {
  if (page === DIFFICULTY_PAGE) {
    return (
      <RadioGroup<MeasureDifficulty>
        label="Your answer"
        name="difficulty"
        options={DIFFICULTIES}
        value={(values['difficulty'] ?? null) as MeasureDifficulty | null}
        errorMessage={errorAt('difficulty')}
        onChange={(difficulty) => change({ difficulty })}
      />
    )
  }
  return (
    <RadioGroup
      label={MEASURE_STEMS[kind]}
      name="answer"
      options={[...ANSWER_WORDS[kind].map((label, index) => ({ id: String(index), label })), RATHER_NOT]}
      value={values['answer'] === null ? null : String(values['answer'])}
      errorMessage={errorAt('answer')}
      onChange={(answer) => change({ answer: answer === PASSED ? PASSED : Number(answer) })}
    />
  )
}

const asFormAnswer = (value: PageValues[string] | undefined): FormAnswer =>
  value === undefined || typeof value === 'boolean' ? null : value

const asMutable = (answer: FormAnswer): PageValues[string] =>
  typeof answer === 'object' && answer !== null ? [...answer] : answer
