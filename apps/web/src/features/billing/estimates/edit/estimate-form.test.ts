import { aDraftEstimate, anEstimateDocument, aService, anEstimateLine } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  estimateBodyOf,
  estimateErrors,
  estimateValuesOf,
  estimateVersions,
  lineOf,
  totalCents,
  type EstimateValues,
} from './estimate-form'

const values = (changes: Partial<EstimateValues> = {}): EstimateValues => ({
  ...estimateValuesOf(aDraftEstimate()),
  ...changes,
})

test('a draft that nobody changes is sent as it is', () => {
  const { document, from, to, reason, askedOn } = aDraftEstimate()
  expect(estimateBodyOf(values())).toEqual({
    ...{ from, to, reason, askedOn, lines: document.lines, itemsElsewhere: '' },
    ...{ placeOfService: document.placeOfService, state: document.state },
  })
  expect(estimateErrors(values())).toEqual([])
})

test('a service that is added has the code, words and fee of the practice, once', () => {
  const service = aService()
  expect(lineOf('9', service)).toMatchObject({
    ...{ code: service.code, count: 1 },
    feeCents: service.feeCents,
  })
  expect(lineOf('9')).toMatchObject({ code: '', label: '', feeCents: null })
})

test('the total is what all of them come to; what is missing counts nothing', () => {
  expect(
    totalCents([
      { count: 12, feeCents: 15_000 },
      { count: null, feeCents: 1 },
    ]),
  ).toBe(180_000)
})

test('the day of asking is sent only where the client asked', () => {
  expect(estimateBodyOf(values({ askedOn: '2026-11-16' })).askedOn).toBeNull()
  expect(estimateErrors(values({ reason: 'requested', askedOn: null }))).toEqual([
    { path: 'askedOn', message: 'Enter the day on which the client asked' },
  ])
})

test('the period ends after its beginning, and within twelve months', () => {
  expect(estimateErrors(values({ to: '2026-11-30' }))).toEqual([
    { path: 'to', message: 'Choose a last day that is not before the first' },
  ])
  expect(estimateErrors(values({ to: '2027-12-01' }))).toEqual([
    { path: 'to', message: 'Choose 12 months at most' },
  ])
})

test('each field says what it needs, in the order of the fields', () => {
  const empty = { ...lineOf('9'), count: null }
  expect(estimateErrors(values({ lines: [empty] }))).toEqual([
    { path: 'lines.0.code', message: 'Enter the code of the service' },
    { path: 'lines.0.label', message: 'Enter what the service is' },
    { path: 'lines.0.count', message: 'Use at least 1' },
    { path: 'lines.0.feeCents', message: 'Enter the fee' },
  ])
})

test('two versions are compared in words', () => {
  const theirs = aDraftEstimate({
    document: anEstimateDocument({ lines: [anEstimateLine({ count: 10 })], state: 'VT' }),
  })
  const rows = estimateVersions(values(), theirs).filter(({ mine, theirs: other }) => mine !== other)
  expect(rows).toEqual([
    { label: 'State', mine: 'NY', theirs: 'VT' },
    {
      label: 'Services',
      mine: '12 × 90834 Psychotherapy, 45 minutes',
      theirs: '10 × 90834 Psychotherapy, 45 minutes',
    },
    { label: 'Total', mine: '$1,800.00', theirs: '$1,500.00' },
  ])
})
