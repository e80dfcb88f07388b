import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { containerSize, type ContainerSize } from '../../tokens/size'
import { Container } from './Container'

test('holds its content in reading order, without a role of its own', () => {
  render(
    <Container size="text">
      <p>First</p>
      <p>Second</p>
    </Container>,
  )
  expect(screen.getByText('First').nextElementSibling).toBe(screen.getByText('Second'))
  expect(screen.getByText('First').parentElement).not.toHaveAttribute('role')
})

test('each size is another', () => {
  const sizes = Object.keys(containerSize) as ContainerSize[]
  const { container } = render(sizes.map((size) => <Container key={size} size={size} children={size} />))
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(sizes.length)
})
