import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Stack } from './Stack'

test('a list without bullets is still a list', () => {
  render(
    <Stack as="ul">
      <li>Leo Grant</li>
      <li>Maya Ortiz</li>
    </Stack>,
  )
  expect(screen.getByRole('list')).toHaveAttribute('role', 'list')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('is no list, and has no role, unless it is asked to be one', () => {
  render(<Stack>Leo Grant</Stack>)
  expect(screen.getByText('Leo Grant')).not.toHaveAttribute('role')
})
