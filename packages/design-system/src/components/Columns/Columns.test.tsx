import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Columns } from './Columns'

test('keeps the main column first, in reading order', () => {
  render(
    <Columns template="main-aside">
      <p>Timeline</p>
      <p>Balance</p>
    </Columns>,
  )
  expect(screen.getByText('Timeline').nextElementSibling).toBe(screen.getByText('Balance'))
})
