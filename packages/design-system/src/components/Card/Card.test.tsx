import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card } from './Card'

test('with a title it is a region of that name', () => {
  render(<Card title="Balance">$152.00</Card>)
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('$152.00')
  expect(screen.getByRole('heading', { level: 2, name: 'Balance' })).toBeVisible()
})

test('without a title it is a mere surface', () => {
  render(<Card>$152.00</Card>)
  expect(screen.queryByRole('region')).toBeNull()
})

test('actions come after the title, inside the region', () => {
  render(
    <Card title="Today" headingLevel={3} actions={<button>Open calendar</button>}>
      4 appointments
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Today' })).toContainElement(screen.getByRole('button'))
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible()
})
