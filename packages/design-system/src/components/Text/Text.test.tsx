import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text, TEXT_ELEMENTS } from './Text'

test.each(TEXT_ELEMENTS)('can be a %s', (element) => {
  render(<Text as={element}>Nov 17</Text>)
  expect(screen.getByText('Nov 17').localName).toBe(element)
})

test('is a paragraph unless said otherwise, and can be referred to', () => {
  render(<Text id="why">Because</Text>)
  expect(screen.getByRole('paragraph')).toHaveAttribute('id', 'why')
})
