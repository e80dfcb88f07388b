import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothConditions, questionnaireOf } from './fhir-questionnaire'
import { FORM_ITEM_KINDS, type FormContent, type FormItem, isChoice, MAX_FORM_TESTS } from './form-content'
import { aFormContent, aFormItem } from './form-templates-fixtures'
import { importForm } from './import-form'
import { STARTING_FORMS, startingForm } from './starting-forms'

const fileOf = (content: FormContent): unknown =>
  JSON.parse(JSON.stringify(questionnaireOf(content, 'active')))
const read = (...item: unknown[]) =>
  importForm({ resourceType: 'Questionnaire', status: 'active', title: 'Imported', item })

it('is a group for each heading, with its questions, conditions and help', () => {
  expect(questionnaireOf(aFormContent(), 'draft')).toMatchObject({
    ...{ resourceType: 'Questionnaire', status: 'draft', title: 'Your health' },
    item: [
      {
        ...{ linkId: 'health', type: 'group', text: 'Your health' },
        item: [
          { type: 'display', text: 'Tell us what we should know.' },
          { linkId: 'medicine', type: 'boolean', required: true },
          {
            ...{ linkId: 'which', type: 'text', enableBehavior: 'all' },
            enableWhen: [{ question: 'medicine', operator: '=', answerBoolean: true }],
          },
          {
            ...{ linkId: 'sleep', type: 'choice' },
            answerOption: [
              { valueCoding: { code: 'well', display: 'Well' } },
              { valueCoding: { code: 'badly', display: 'Badly' } },
            ],
          },
        ],
      },
    ],
  })
})

describe('what is read again', () => {
  it.each(STARTING_FORMS)('is our form %s as it was', (kind) => {
    const content = startingForm(kind)
    expect(importForm(fileOf(content))).toEqual({ content, leftOut: [] })
  })

  it('is any form as it was, from a questionnaire and from our own file', () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[a-z]$/)
    const options = fc
      .uniqueArray(word, { minLength: 2, maxLength: 4 })
      .map((labels) => labels.map((label, place) => ({ id: `o${place}`, label })))
    const item = fc
      .record({
        kind: fc.constantFrom(...FORM_ITEM_KINDS),
        label: word,
        help: fc.oneof(fc.constant(''), word),
      })
      .chain((said) =>
        fc
          .record({
            options,
            isRequired: fc.boolean(),
            low: fc.integer({ min: -9, max: 9 }),
            steps: fc.integer({ min: 1, max: 10 }),
          })
          .map(({ options: given, isRequired, low, steps }): Partial<FormItem> => {
            const isNumber = said.kind === 'scale' || said.kind === 'number'
            return {
              ...{ ...said, isRequired: said.kind !== 'heading' && isRequired },
              options: isChoice(said.kind) ? given : [],
              range: {
                ...{ lowest: isNumber ? low : null, highest: isNumber ? low + steps : null },
                ...{ lowestLabel: said.kind === 'scale' ? 'Low' : '', highestLabel: '' },
              },
              alerts: said.kind === 'yes_no' ? ['no'] : isChoice(said.kind) ? ['o1'] : [],
            }
          }),
      )
    const form = fc.record({ title: word, isClinical: fc.boolean(), items: fc.array(item, { maxLength: 8 }) })
    fc.assert(
      fc.property(form, ({ items, ...said }) => {
        const content: FormContent = {
          ...said,
          items: items.map((one, place) =>
            aFormItem({
              ...{ ...one, id: `q${place}` },
              condition:
                place > 0 && items[place - 1]?.kind === 'yes_no'
                  ? { match: 'any', tests: [{ itemId: `q${place - 1}`, operator: 'differs', value: 'yes' }] }
                  : null,
            }),
          ),
        }
        // The condition of a heading comes back with each of its questions.
        if (content.items.some(({ kind, condition }) => kind === 'heading' && condition !== null)) return
        expect(importForm(fileOf(content))).toEqual({ content, leftOut: [] })
        expect(importForm(JSON.parse(JSON.stringify(content)))).toEqual({ content, leftOut: [] })
      }),
      { seed: 20_261_130, numRuns: 60 },
    )
  })

  it('is nothing of any other file', () => {
    for (const json of [null, [], 'text', {}, { resourceType: 'Patient' }, { title: 'A', items: 3 }]) {
      expect(importForm(json)).toBeNull()
    }
  })
})

describe('what a form can’t hold', () => {
  it.each([
    [{ type: 'attachment' }, '“Q” was left out: a form can’t ask for this (attachment)'],
    [{}, '“Q” was left out: a form can’t ask for this (no type)'],
    [{ type: 'string', repeats: true }, '“Q” can be answered once only'],
    [{ type: 'dateTime' }, '“Q” asks for the date alone, without a time'],
    [{ type: 'quantity' }, '“Q” asks for a number without a unit'],
    [
      { type: 'choice', answerValueSet: 'http://set' },
      '“Q” is a line of text, as its answers are not in the file',
    ],
    [
      { type: 'open-choice', answerOption: [{ valueString: 'A' }, { valueString: 'B' }] },
      '“Q” has no place for an answer of one’s own',
    ],
    [
      { type: 'string', enableWhen: [{ question: 'later', operator: '>', answerInteger: 3 }] },
      '“Q” is asked more often: its condition can’t be held',
    ],
    [{ type: 'string', text: 'x'.repeat(300) }, `“${'x'.repeat(60)}” was cut off: it is too long`],
  ])('%o is told of', (item, said) => {
    expect(read({ linkId: '1', text: 'Q', ...item })?.leftOut).toEqual([said])
  })

  it('is more than 150 parts', () => {
    const many = Array.from({ length: 151 }, (_, place) => ({
      linkId: String(place),
      type: 'string',
      text: 'Q',
    }))
    const { content, leftOut } = read(...many) ?? {}
    expect(content?.items).toHaveLength(150)
    expect(leftOut).toEqual(['Only the first 150 questions were read'])
  })
})

it('questions in groups and under questions follow each other, under the condition of their group', () => {
  const yes = { question: 'a/1', operator: '=', answerBoolean: true }
  const imported = read(
    { linkId: 'a/1', type: 'boolean', text: 'A' },
    {
      ...{ linkId: 'g', type: 'group', text: 'G', enableWhen: [yes] },
      item: [
        { linkId: 'a-1', type: 'integer', text: 'B', item: [{ linkId: 'c', type: 'date', text: 'C' }] },
        { linkId: 'd', type: 'string', text: 'D', enableWhen: [{ ...yes, operator: 'exists' }] },
      ],
    },
  )
  const inGroup = { itemId: 'a-1', operator: 'equals', value: 'yes' }
  expect(imported?.content.items).toMatchObject([
    { id: 'a-1', kind: 'yes_no', condition: null },
    { id: 'g', kind: 'heading', condition: null },
    { id: 'a-1-2', kind: 'number', condition: { tests: [inGroup] } },
    { id: 'c', kind: 'date', condition: { tests: [inGroup] } },
    { id: 'd', condition: { tests: [inGroup, { itemId: 'a-1', operator: 'answered', value: '' }] } },
  ])
  expect(imported?.leftOut).toEqual([])
})

it('two conditions become one where both have to hold', () => {
  const one = { match: 'any' as const, tests: [{ itemId: 'a', operator: 'answered' as const, value: '' }] }
  const several = { match: 'any' as const, tests: [...one.tests, ...one.tests] }
  expect(bothConditions(null, several)).toEqual(several)
  expect(bothConditions(one, one)).toEqual({ match: 'all', tests: [...one.tests, ...one.tests] })
  expect(bothConditions(one, several)).toBeNull()
  expect(MAX_FORM_TESTS).toBe(5)
})
