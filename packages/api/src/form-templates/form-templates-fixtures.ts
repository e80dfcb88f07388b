import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { FormContent, FormItem } from './form-content'
import { FormTemplate, ListedFormTemplate } from './form-templates-contract'

/** A question that everybody is asked, and may leave out. */
export const aFormItem = fixtureOf<FormItem>(FormItem, () => ({
  id: 'q1',
  kind: 'short_text',
  label: 'What brings you here?',
  help: '',
  isRequired: false,
  options: [],
  range: { lowest: null, highest: null, lowestLabel: '', highestLabel: '' },
  alerts: [],
  condition: null,
}))

/** A short form: whether somebody takes medicine and, if so, which. */
export const aFormContent = fixtureOf<FormContent>(FormContent, () => ({
  title: 'Your health',
  isClinical: true,
  items: [
    aFormItem({ id: 'health', kind: 'heading', label: 'Your health', help: 'Tell us what we should know.' }),
    aFormItem({ id: 'medicine', kind: 'yes_no', label: 'Do you take any medicine?', isRequired: true }),
    aFormItem({
      ...{ id: 'which', kind: 'long_text', label: 'Which medicine do you take?', isRequired: true },
      condition: { match: 'all', tests: [{ itemId: 'medicine', operator: 'equals', value: 'yes' }] },
    }),
    aFormItem({
      ...{ id: 'sleep', kind: 'one_of', label: 'How do you sleep?' },
      options: [
        { id: 'well', label: 'Well' },
        { id: 'badly', label: 'Badly' },
      ],
    }),
  ],
}))

/** The same as a form of the practice in its second version. */
export const aListedFormTemplate = fixtureOf<ListedFormTemplate>(ListedFormTemplate, () => ({
  id: fixtureId(150),
  practiceId: fixtureId(3),
  title: 'Your health',
  isClinical: true,
  questions: 3,
  current: {
    number: 2,
    title: 'Your health',
    publishedByName: 'Dana Reyes',
    publishedAt: '2026-11-10T15:00:00Z',
  },
  hasDraft: false,
  isRetired: false,
  version: 3,
}))

/** The same with its questions. */
export const aFormTemplate = fixtureOf<FormTemplate>(FormTemplate, () => ({
  ...aListedFormTemplate(),
  content: aFormContent(),
  contentNumber: 2,
  versions: [
    {
      number: 2,
      title: 'Your health',
      publishedByName: 'Dana Reyes',
      publishedAt: '2026-11-10T15:00:00Z',
    },
    { number: 1, title: 'Health', publishedByName: 'Kim Lee', publishedAt: '2026-10-01T15:00:00Z' },
  ],
}))
