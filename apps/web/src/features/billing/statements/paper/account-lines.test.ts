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

test('it says what to pay, where, and whom to ask', () => {
  const document = aStatementDocument({ creditCents: 5000 })
  expect(howToPay(document)).toEqual([
    'Please pay $120.00.',
    'You have $50.00 of credit that is on no invoice yet. Ask the practice to put it towards this.',
    'Checks can be sent to Oakwood Therapy Group PLLC, 12 Main Street, Albany, NY 12207-1512.',
    'For other ways to pay, and with questions, call (518) 555-0100.',
  ])
  expect(howToPay({ ...document, biller: null, creditCents: 0 })).toEqual(['Please pay $120.00.'])
})

test('checks go to the address for payments where there is one', () => {
  const { biller, ...document } = aStatementDocument()
  const payToAddress = biller && { ...biller.address, street: 'PO Box 7' }
  expect(howToPay({ ...document, biller: biller && { ...biller, payToAddress } })[1]).toBe(
    'Checks can be sent to Oakwood Therapy Group PLLC, PO Box 7, Albany, NY 12207-1512.',
  )
})
