import { COVERAGE_RELATIONS, type CoverageRelation } from '@oaklet/api/contract'
import { DateField, RadioGroup, Text, TextField } from '@oaklet/design-system'
import { HOLDER_WORDS } from './onboarding-words'
import { dateField, type FormPage, textField } from './page-fields'

const HOLDERS = COVERAGE_RELATIONS.map((id) => ({ id, label: HOLDER_WORDS[id] }))
const USES = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No, I pay myself' },
] as const

/** The pages of the insurance but for its card. */
export const INSURANCE_PAGES: Readonly<Record<string, FormPage>> = {
  use: {
    empty: { hasInsurance: null },
    Fields: ({ form: { values, change, errorAt } }) => (
      <RadioGroup<'yes' | 'no'>
        label="Your answer"
        name="hasInsurance"
        options={USES}
        value={values['hasInsurance'] === null ? null : values['hasInsurance'] === true ? 'yes' : 'no'}
        errorMessage={errorAt('hasInsurance')}
        onChange={(use) => change({ hasInsurance: use === 'yes' })}
      />
    ),
  },
  plan: {
    empty: { insurer: '', memberId: '', groupNumber: '' },
    Fields: ({ form }) => (
      <>
        <TextField
          label="Name of the insurance"
          description="For example Aetna or Blue Cross."
          autoComplete="off"
          spellCheck="false"
          {...textField(form, 'insurer')}
        />
        <TextField
          label="Member number"
          description="It may be called member ID or policy number."
          autoComplete="off"
          spellCheck="false"
          {...textField(form, 'memberId')}
        />
        <TextField
          label="Group number (optional)"
          autoComplete="off"
          spellCheck="false"
          {...textField(form, 'groupNumber')}
        />
      </>
    ),
  },
  holder: {
    empty: { relation: null },
    Fields: ({ form: { values, change, errorAt } }) => (
      <RadioGroup<CoverageRelation>
        label="Your answer"
        name="relation"
        options={HOLDERS}
        value={(values['relation'] ?? null) as CoverageRelation | null}
        errorMessage={errorAt('relation')}
        onChange={(relation) => change({ relation })}
      />
    ),
  },
  holder_person: {
    empty: { firstName: '', lastName: '', dateOfBirth: null },
    Fields: ({ form }) => (
      <>
        <Text>This is the person whose job or plan the insurance comes from.</Text>
        <TextField
          label="Their first name"
          autoComplete="off"
          spellCheck="false"
          {...textField(form, 'firstName')}
        />
        <TextField
          label="Their last name"
          autoComplete="off"
          spellCheck="false"
          {...textField(form, 'lastName')}
        />
        <DateField label="Their date of birth (optional)" {...dateField(form, 'dateOfBirth')} />
      </>
    ),
  },
}
