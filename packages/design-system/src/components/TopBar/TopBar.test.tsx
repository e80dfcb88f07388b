import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TopBar } from './TopBar'

test('outside a frame it has no button for a sidebar that is not there', () => {
  render(<TopBar start="Oaklet" center={<input aria-label="Search" />} end={<button>Account</button>} />)
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Account' })])
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible()
})
