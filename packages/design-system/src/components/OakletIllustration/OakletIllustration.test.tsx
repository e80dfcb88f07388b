import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OakletIllustration } from './OakletIllustration'

test('is decoration and says nothing', () => {
  const { container } = render(<OakletIllustration />)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(container).toHaveTextContent('')
})
