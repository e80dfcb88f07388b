import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Inline } from './Inline'

test('keeps its children in reading order', () => {
  render(
    <Inline justify="end" wrap={false}>
      <button>First</button>
      <button>Second</button>
    </Inline>,
  )
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['First', 'Second'])
})
