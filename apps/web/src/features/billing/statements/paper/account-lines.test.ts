import { aStatementDocument, aStatementLine } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { accountLines } from './account-lines'
import { howToPay } from './how-to-pay'

test('each row says what was owed after it, and the last one what is to be paid', () => {
  const document = aStatementDocument()
  const rows = accountLines({ from: '2026-11-02', document })
  expect(rows.map(({ words, balanceCents }) => [words, balanceCents])).toEqual([
    ['Balance before', 2000],
    ['Invoice 1001', 17_000],
    ['Payment by check (204) for invoice 1001', document.closingCents],
  ])
})

test('the rows keep the order of the days, also where one was entered late', () => {
  const lines = [aStatementLine({ date: '2026-10-20' }), aStatementLine({ date: '2026-11-04' })]
  const rows = accountLines({ from: '2026-11-02', document: aStatementDocument({ lines }) })
  expect(rows.map(({ date }) => date)).toEqual(['2026-11-02', '2026-10-20', '2026-11-04'])
})

test('it says whom to pay, where, and whom to ask', () => {
  const { biller } = aStatementDocument()
  if (biller === null) throw new Error('The fixture has a biller')
  expect(howToPay(biller, '$120.00')).toBe(
    'Please pay $120.00 to Oakwood Therapy Group PLLC, 12 Main Street, Albany, NY 12207-1512. Questions? Call (518) 555-0100.',
  )
  const elsewhere = { ...biller, phone: '', payToAddress: { ...biller.address, street: 'PO Box 7' } }
  expect(howToPay(elsewhere, '$120.00')).toBe(
    'Please pay $120.00 to Oakwood Therapy Group PLLC, PO Box 7, Albany, NY 12207-1512.',
  )
  expect(howToPay(null, '$120.00')).toBe('Not known: nobody is named who bills.')
})
