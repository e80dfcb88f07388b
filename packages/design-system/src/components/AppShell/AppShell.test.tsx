import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RouterProvider } from 'react-aria-components'
import { afterEach, expect, test, vi } from 'vitest'
import { narrowScreen } from '../../testing/narrow-screen'
import { SideNav } from '../SideNav/SideNav'
import { TopBar } from '../TopBar/TopBar'
import { AppShell } from './AppShell'

afterEach(() => void vi.unstubAllGlobals())

function Application() {
  const [isCollapsed, setIsCollapsed] = useState(false)
  return (
    <RouterProvider navigate={vi.fn()}>
      <AppShell
        topBar={<TopBar start="Oaklet" />}
        isSidebarCollapsed={isCollapsed}
        onSidebarCollapsedChange={setIsCollapsed}
        sidebar={
          <SideNav
            label="Main"
            items={[{ id: 'clients', label: 'Clients', href: '/clients', icon: 'clients', isCurrent: true }]}
          />
        }
      >
        <h1>Clients</h1>
      </AppShell>
    </RouterProvider>
  )
}

test('has the landmarks of a page, and the first Tab stop skips to its content', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  render(<Application />)
  expect(screen.getByRole('banner')).toHaveTextContent('Oaklet')
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the sidebar button says whether the sidebar is open, and links keep their names when it is not', async () => {
  render(<Application />)
  const toggle = screen.getByRole('button', { name: 'Sidebar' })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByRole('link', { name: 'Clients' })).toBeVisible()
})

test('on a narrow screen the navigation is a drawer that Escape closes, with focus back where it was', async () => {
  narrowScreen()
  render(<Application />)
  expect(screen.queryByRole('navigation')).toBeNull()
  const open = screen.getByRole('button', { name: 'Open navigation' })
  await userEvent.click(open)
  expect(screen.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Clients' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(open).toHaveFocus())
})

test('following a link closes the drawer', async () => {
  narrowScreen()
  render(<Application />)
  await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }))
  await userEvent.click(screen.getByRole('link', { name: 'Clients' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
