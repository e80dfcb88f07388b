import { aSearchAnswer } from '@oaklet/api/testing'
import { BUILT_IN_ROLE_PERMISSIONS } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { SearchPalette } from './SearchPalette'

const suggest = vi.fn(() => Promise.resolve(aSearchAnswer().groups))

function show(permissions?: readonly (typeof BUILT_IN_ROLE_PERMISSIONS.Owner)[number][]) {
  const view = renderScreen(
    <>
      <input aria-label="Somewhere to type" />
      <SearchPalette />
    </>,
    {
      at: '/dashboard',
      api: { search: { suggest } },
      ...(permissions && { user: { permissions: [...permissions] } }),
    },
  )
  const open = async () => {
    await view.user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: 'Go to or do' }))
    // Its lines come a paint after its box.
    await palette.findByText('Calendar')
    return palette
  }
  return { ...view, open }
}
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

test('opens by Control and K, also from a text field, with screens and actions', async () => {
  const { user, open } = show()
  await user.click(screen.getByLabelText('Somewhere to type'))
  await open()
  expect(names()).toContain('Calendar')
  expect(names()).toContain('Clinical Outcomes')
  expect(names().slice(-4)).toEqual(['Book an appointment', 'New client', 'New invoice', 'Sign out'])
})

test('offers nothing that the role would refuse', async () => {
  const { open } = show(BUILT_IN_ROLE_PERMISSIONS.Scheduler)
  await open()
  expect(names()).not.toContain('Billing')
  expect(names()).not.toContain('Invoices')
  expect(names()).not.toContain('Clinical Outcomes')
  expect(names()).not.toContain('New invoice')
  expect(names()).toContain('New client')
})

test('offers a screen of an area only to those who may see it', async () => {
  const { open } = show(BUILT_IN_ROLE_PERMISSIONS['Read-only'])
  await open()
  expect(names()).toContain('Payments')
  expect(names()).not.toContain('Billing settings')
})

test('goes to a client by a few letters', async () => {
  const { user, open, address } = show()
  const palette = await open()
  await user.keyboard('vega')
  expect(await palette.findByRole('option', { name: /Mari Vega/ })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(address()).toMatch(/^\/clients\?client=/)
})

test('goes to a screen', async () => {
  const { user, open, address } = show()
  await open()
  await user.keyboard('cal{Enter}')
  expect(address()).toBe('/calendar')
})

test('goes to a screen that the sidebar leaves out', async () => {
  const { user, open, address } = show()
  await open()
  await user.keyboard('invoices{Enter}')
  expect(address()).toBe('/billing/invoices')
})

test('does what was chosen', async () => {
  const { user, open, session } = show()
  const palette = await open()
  await user.keyboard('sign o')
  // The answer of the search may come meanwhile, and stands above what can be done.
  await user.click(await palette.findByRole('option', { name: 'Sign out' }))
  await waitFor(() => expect(session.logout).toHaveBeenCalledOnce())
})
