import { somePreferences } from '@oaklet/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { SettingsScreen } from './SettingsScreen'

const show = (at = '/settings') =>
  renderScreen(<SettingsScreen />, {
    at,
    api: { account: { preferences: () => Promise.resolve(somePreferences()) } },
  })
const tab = (name: string) => screen.getByRole('tab', { name })
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' })
const name = () => screen.getByRole('textbox', { name: 'Your name' })

test('says whose account it is, and begins with who the person is to others', () => {
  show()
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(screen.getByText('You are signed in as owner@oakwood.example.')).toBeVisible()
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
  expect(document.title).toBe('Settings · Oaklet')
})

test('shows the part that the address says, and the first one for an address that says none', () => {
  const { unmount } = show('/settings?section=display')
  expect(tab('Display')).toHaveAttribute('aria-selected', 'true')
  unmount()
  show('/settings?section=somewhere')
  expect(tab('Profile')).toHaveAttribute('aria-selected', 'true')
})

test('the arrow keys go from part to part, and the address follows', async () => {
  const { user, address } = show()
  act(() => tab('Profile').focus())
  await user.keyboard('{ArrowRight}')
  expect(address()).toBe('/settings?section=password')
  await user.keyboard('{ArrowLeft}')
  expect(address()).toBe('/settings')
})

test('another part does not take away what was typed before it has asked', async () => {
  const { user, address } = show()
  await user.type(name(), ' Wren')
  await user.click(tab('Password'))
  expect(question()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question()).toBeNull())
  expect([address(), (name() as HTMLInputElement).value]).toEqual(['/settings', 'Olivia Wren Wren'])
  await user.click(tab('Password'))
  await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(address()).toBe('/settings?section=password'))
})

test('nor does another screen, or closing the page', async () => {
  const { user, router } = show()
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(closing()).toBe(false)
  await user.type(name(), ' Wren')
  expect(closing()).toBe(true)
  void router.navigate('/clients')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByText('Went to /clients')).toBeVisible()
})

test('what was typed and taken back is nothing to ask about', async () => {
  const { user, address } = show()
  await user.type(name(), '!{Backspace}')
  await user.click(tab('Display'))
  expect(address()).toBe('/settings?section=display')
  expect(question()).toBeNull()
})
