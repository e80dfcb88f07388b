import { expect, test } from 'vitest'
import { BILLING_REPORTS } from '@oaklet/api/contract'
import { queryOfAddress, readReportAddress, writeReportAddress } from './report-address'

const read = (search: string) => readReportAddress(new URLSearchParams(search), BILLING_REPORTS)
const TODAY = '2026-11-17'

test('an address without a choice is what clients owe today', () => {
  const address = read('')
  expect(address).toEqual({ report: 'aging', range: 'this_month', days: null, split: null })
  expect(queryOfAddress(address, TODAY)).toEqual({})
})

test('a report about a range is asked for with its days and its split', () => {
  expect(queryOfAddress(read('report=income&range=last_month'), TODAY)).toEqual({
    ...{ from: '2026-10-01', to: '2026-10-31', split: 'month' },
  })
  expect(
    queryOfAddress(read('report=income&split=service&range=custom&from=2026-01-05&to=2026-01-06'), TODAY),
  ).toEqual({ from: '2026-01-05', to: '2026-01-06', split: 'service' })
})

test.each([
  'report=taxes&range=yesterday&split=weekday',
  'report=aging&split=month',
  'range=custom',
  'range=custom&from=2026-03-02&to=2026-03-01',
])('what the address can’t mean is ignored: %s', (search) => {
  expect(read(search)).toEqual(read(''))
})

test.each([
  '',
  'report=write_offs&range=last_month&split=person',
  'report=deposits&range=custom&from=2026-01-05&to=2026-01-06',
  'tab=other&report=credits',
])('an address that is read and written stays the same: %s', (search) => {
  const before = new URLSearchParams(search)
  expect(new Map(writeReportAddress(before, readReportAddress(before, BILLING_REPORTS)))).toEqual(
    new Map(before),
  )
})
