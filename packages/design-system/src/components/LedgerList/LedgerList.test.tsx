import { render, screen } from '@testing-library/react'
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
    'DateWhat happenedAmountBalance',
    'Nov 2Invoice 1043$152.00$152.00',
    'Nov 9Paid by card−$100.00$52.00',
    'Balance due$52.00',
  ])
  expect(screen.getByRole('rowheader', { name: 'Paid by card' })).toBeVisible()
})
