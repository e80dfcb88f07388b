import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SideNav, type SideNavProps } from './SideNav'

const onIntent = vi.fn()
const props: SideNavProps = {
  label: 'Main',
  items: [
    { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: 'dashboard', isCurrent: true },
    { id: 'clients', label: 'Clients', href: '/clients', icon: 'clients', isCurrent: false, onIntent },
  ],
  groups: [
    {
      id: 'practice',
      label: 'Oakwood Therapy\nGroup Downto…',
      fullLabel: 'Oakwood Therapy Group Downtown',
      items: [
        {
          id: 'inbox',
          label: 'Notifications',
          href: '/notifications',
          icon: 'bell',
          isCurrent: false,
          badge: '3',
          badgeLabel: '3 unread',
        },
      ],
    },
  ],
}

test('marks where you are, and only that', () => {
  render(<SideNav {...props} />)
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Clients' })).not.toHaveAttribute('aria-current')
})

test('a group is spoken by its full name, however it is cut for the eye', () => {
  render(<SideNav {...props} />)
  const group = screen.getByRole('list', { name: 'Oakwood Therapy Group Downtown' })
  expect(within(group).getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
})

test('tells when someone is about to follow a link, by focus as by pointer', async () => {
  render(<SideNav {...props} />)
  await userEvent.tab()
  expect(onIntent).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onIntent).toHaveBeenCalledTimes(1)
  await userEvent.hover(screen.getByRole('link', { name: 'Clients' }))
  expect(onIntent).toHaveBeenCalledTimes(2)
})
