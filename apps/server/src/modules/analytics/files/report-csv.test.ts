import { someAnalytics } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { analyticsReport } from './analytics-report'
import { reportCsv } from './report-csv'

const NAMES = { practice: 'Oakwood', location: 'Main office', clinician: '=1+1' }
const MADE_AT = new Date('2026-11-17T14:00:00Z')

const csvOf = (changes: Parameters<typeof someAnalytics>[0] = {}): string[] => {
  const file = reportCsv(analyticsReport(someAnalytics(changes), NAMES, MADE_AT))
  return new TextDecoder().decode(file).trimEnd().split('\r\n')
}

it('a table has the same columns in every row, and begins with what it is of', () => {
  expect(csvOf()).toEqual([
    'Section,Name,By,Part,Value,Before,Unit,Definition',
    'About,Analytics,,,Practice analytics,,,',
    'About,Practice,,,Oakwood,,,',
    'About,Range,,,"Oct 19, 2026 to Nov 17, 2026",,,',
    'About,Compared with,,,"Sep 19, 2026 to Oct 18, 2026",,,',
    'About,Location,,,Main office,,,',
    "About,Clinician,,,'=1+1,,,",
    'About,Currency,,,USD,,,',
    'About,Time zone,,,America/New_York,,,',
    'About,Made,,,"Nov 17, 2026, 9:00 AM",,,',
    'Figures,Sessions held,,,212,198,count,Appointments of the range that were completed.',
    'Breakdowns,Sessions by clinician,Clinician,Dana Reyes,212,198,count,"Appointments of the range that were completed, by the clinician who held them."',
    'Series,Sessions held,Day,2026-10-19,212,,count,',
  ])
})

it.each([
  ['USD', 123_450, '1234.50'],
  ['USD', -5, '-0.05'],
  ['JPY', 123_400, '1234'],
  ['KWD', 123_450, '1234.500'],
])('money in %s is a decimal number with its own digits: %i is %s', (currency, value, text) => {
  const [figure] = someAnalytics().figures
  if (figure === undefined) throw new Error('No figure')
  const rows = csvOf({ currency, figures: [{ ...figure, unit: 'cents', value, previous: null }] })
  expect(rows).toContain(
    `Figures,Sessions held,,,${text},,${currency},Appointments of the range that were completed.`,
  )
})

it('a point of a series that is not reported is suppressed, or there is nothing to tell', () => {
  const withPoint = (isSuppressed: boolean) =>
    someAnalytics().series.map((each) => ({
      ...each,
      points: [{ date: '2026-10-19', value: null, isSuppressed }],
    }))
  expect(csvOf({ series: withPoint(true) })).toContain('Series,Sessions held,Day,2026-10-19,Withheld,,count,')
  expect(csvOf({ series: withPoint(false) })).toContain('Series,Sessions held,Day,2026-10-19,,,count,')
})
