import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { INLINE_ALIGNMENTS } from '../Inline/Inline'
import { Spread } from './Spread'

test('what stands at the end of the line is read last', () => {
  render(
    <Spread>
      <p>Balance</p>
      <p>$152.00</p>
    </Spread>,
  )
  expect(screen.getByText('Balance').nextElementSibling).toBe(screen.getByText('$152.00'))
})

test('takes the alignments of Inline, each with a look of its own', () => {
  const { container } = render(
    INLINE_ALIGNMENTS.map((align) => <Spread key={align} align={align} children={align} />),
  )
  expect(new Set([...container.children].map(({ className }) => className)).size).toBe(
    INLINE_ALIGNMENTS.length,
  )
})
