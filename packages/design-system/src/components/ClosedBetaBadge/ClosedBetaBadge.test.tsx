import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ClosedBetaBadge } from './ClosedBetaBadge'

test('says closed beta', () => {
  render(<ClosedBetaBadge />)
  expect(screen.getByText('closed beta')).toBeVisible()
})
