import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Logo, LOGO_SIZES } from './Logo'

test.each(LOGO_SIZES)('size %s says the name once; the mark is silent', (size) => {
  const { container } = render(<Logo size={size} />)
  expect(screen.getByText('Oaklet')).toBeVisible()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
