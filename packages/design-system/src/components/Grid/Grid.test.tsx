import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Grid } from './Grid'

test('never makes a column wider than the page, however much a column wants', () => {
  render(<Grid min="40rem">One</Grid>)
  expect(screen.getByText('One').style.gridTemplateColumns).toBe(
    'repeat(auto-fit, minmax(min(40rem, 100%), 1fr))',
  )
})
