import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from './Icon'
import { ICON_NAMES, type IconName } from './icon-names'

test.each(Object.keys(ICON_NAMES) as IconName[])('%s is drawn, and silent', (name) => {
  const { container } = render(<Icon of={name} />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(0)
})

test('is an image with a name where it stands without words', () => {
  render(<Icon of="alert" label="Overdue" />)
  expect(screen.getByRole('img', { name: 'Overdue' })).toBeInTheDocument()
})
