import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Timeline } from './Timeline'

const ITEMS = [
  { id: 'paid', title: 'Invoice 1043 paid', time: 'Nov 9', children: '$152.00 by card' },
  { id: 'held', title: 'Session completed', time: <time dateTime="2026-11-02">Nov 2</time> },
]

test('is a list of its own name, in the order given', () => {
  render(<Timeline label="What happened" items={ITEMS} />)
  const list = screen.getByRole('list', { name: 'What happened' })
  expect(list.tagName).toBe('OL')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Invoice 1043 paidNov 9$152.00 by card', 'Session completedNov 2'])
})

test('the mark is decoration, whatever it shows', () => {
  render(
    <Timeline
      label="What happened"
      items={[{ id: 'paid', title: 'Paid', time: 'Nov 9', tone: 'good', icon: <svg role="img" /> }]}
    />,
  )
  expect(screen.queryByRole('img')).toBeNull()
})
