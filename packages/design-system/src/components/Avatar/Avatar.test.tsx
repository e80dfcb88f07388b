import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar'

test('draws the initials without writing them, so that only the name beside it is spoken', () => {
  const { container } = render(<Avatar name="Dr. Imani Cole" />)
  expect(container.firstElementChild).toHaveAttribute('data-initials', 'IC')
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent('')
})
