import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LedgerList } from './LedgerList'

test('reads as a table: each line with what it did and what it came to, then the total', () => {
  render(
    <LedgerList
      label="How the balance adds up"
      totalLabel="Balance due"
      total="$52.00"
      entries={[
        { id: '1', date: 'Nov 2', description: 'Invoice 1043', amount: '$152.00', balance: '$152.00' },
        { id: '2', date: 'Nov 9', description: 'Paid by card', amount: '−$100.00', balance: '$52.00' },
      ]}
    />,
  )
  expect(screen.getByRole('table', { name: 'How the balance adds up' })).toBeVisible()
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'What happenedAmountBalance',
    'Invoice 1043 Nov 2$152.00$152.00',
    'Paid by card Nov 9−$100.00$52.00',
    'Balance due$52.00',
  ])
  expect(screen.getByRole('rowheader', { name: 'Paid by card Nov 9' })).toBeVisible()
})

test('a line that something can be done with has its menu in a column of its own', () => {
  render(
    <LedgerList
      label="How the balance adds up"
      totalLabel="Balance due"
      total="$52.00"
      entries={[
        { id: '1', date: 'Nov 2', description: 'Invoice 1043', amount: '$152.00', balance: '$152.00' },
        {
          ...{ id: '2', date: 'Nov 9', description: 'Paid by card', amount: '−$100.00', balance: '$52.00' },
          actions: <button type="button">Actions for the payment</button>,
        },
      ]}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
  const [, , payment] = screen.getAllByRole('row')
  expect(
    within(payment as HTMLElement).getByRole('button', { name: 'Actions for the payment' }),
  ).toBeVisible()
})
