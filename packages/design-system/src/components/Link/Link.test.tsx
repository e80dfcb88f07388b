import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { Link } from './Link'

test('goes through the router of the application instead of loading the page', async () => {
  const navigate = vi.fn()
  render(
    <RouterProvider navigate={navigate}>
      <Link href="/clients">Clients</Link>
    </RouterProvider>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(navigate).toHaveBeenCalledWith('/clients', undefined)
})
