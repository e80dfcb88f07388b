import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Spinner } from './Spinner'

test('says politely what is being waited for', () => {
  render(<Spinner label="Signing in…" />)
  expect(screen.getByRole('status')).toHaveTextContent('Signing in…')
})
