import { expect, it } from 'vitest'
import { reportChoice } from './report-choice'

const TODAY = '2026-11-17'

it('is this month so far, by the first split of the report, unless something else is asked for', () => {
  expect(reportChoice('income', {}, TODAY)).toEqual({
    ...{ report: 'income', from: '2026-11-01', to: TODAY, split: 'month' },
  })
  const asked = { from: '2026-10-01', to: '2026-10-31', split: 'service' } as const
  expect(reportChoice('income', asked, TODAY)).toEqual({ report: 'income', ...asked })
})

it('has no days and no split where the report tells how things stand', () => {
  expect(reportChoice('aging', {}, TODAY)).toEqual({ report: 'aging', from: null, to: null, split: null })
})

it.each([
  ['aging', { from: '2026-10-01', to: '2026-10-31' }, 'from'],
  ['aging', { split: 'month' }, 'split'],
  ['deposits', { split: 'clinician' }, 'split'],
  ['collection', { split: 'month' }, 'split'],
] as const)('is refused where the report has no such thing: %s by %j', (report, query, path) => {
  expect(() => reportChoice(report, query, TODAY)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      extras: { fieldErrors: [expect.objectContaining({ path })] },
    }),
  )
})

it('is not found for a report that there isn’t', () => {
  expect(() => reportChoice('claims', {}, TODAY)).toThrow(expect.objectContaining({ code: 'not_found' }))
})
