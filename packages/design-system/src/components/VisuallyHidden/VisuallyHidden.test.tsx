import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden'

test('what is out of sight is part of the name', () => {
  render(
    <button>
      Remove <VisuallyHidden>Maya Ortiz</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Remove Maya Ortiz' })).toBeInTheDocument()
})
