import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { space, type Space } from '../../tokens/space'
import { Bleed } from './Bleed'

test('stays in the reading order, without a role of its own', () => {
  render(
    <div>
      <p>Before</p>
      <Bleed by="xl">Picture</Bleed>
    </div>,
  )
  expect(screen.getByText('Before').nextElementSibling).toBe(screen.getByText('Picture'))
  expect(screen.getByText('Picture')).not.toHaveAttribute('role')
})

test('each distance is another', () => {
  const names = Object.keys(space) as Space[]
  const { container } = render(names.map((name) => <Bleed key={name} by={name} children={name} />))
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(names.length)
})
