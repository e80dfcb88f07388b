import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider } from 'react-aria-components'
import { afterEach, expect, test, vi } from 'vitest'
import { FrameContext } from '../AppShell/frame-context'
import { SideNav, type SideNavProps } from './SideNav'

const onIntent = vi.fn()
const analytics = (current?: string) => ({
  id: 'analytics',
  label: 'Analytics',
  icon: 'chart' as const,
  items: [
    { id: 'practice', label: 'Practice Analytics', href: '/practice', isCurrent: current === 'practice' },
    { id: 'clinical', label: 'Clinical Outcomes', href: '/clinical', isCurrent: current === 'clinical' },
  ],
})
const props: SideNavProps = {
  label: 'Main',
  items: [
    { id: 'dashboard', label: 'Dashboard', href: '/dashboard', icon: 'dashboard', isCurrent: true },
    { id: 'clients', label: 'Clients', href: '/clients', icon: 'clients', isCurrent: false, onIntent },
  ],
  groups: [
    {
      id: 'practice',
      label: 'Oakwood Therapy Group Downtown',
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

const COLLAPSED = {
  isSidebarCollapsed: true,
  isNarrow: false,
  isDrawerOpen: false,
  toggleSidebar: vi.fn(),
  closeDrawer: vi.fn(),
}
const navigate = vi.fn()
const showCollapsed = (current?: string) =>
  render(
    <RouterProvider navigate={navigate}>
      <FrameContext value={COLLAPSED}>
        <SideNav label="Main" items={[analytics(current)]} />
      </FrameContext>
    </RouterProvider>,
  )

afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const area = () => screen.getByRole('button', { name: 'Analytics' })

test('marks where you are, and only that', () => {
  render(<SideNav {...props} />)
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Clients' })).not.toHaveAttribute('aria-current')
})

test('a group is spoken by its full name, and a count by what it counts', () => {
  render(<SideNav {...props} />)
  const group = screen.getByRole('list', { name: 'Oakwood Therapy Group Downtown' })
  expect(within(group).getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
})

test('the name of a group that two lines cut can be shown whole, by keyboard too', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60)
  render(<SideNav {...props} items={[]} />)
  const name = screen.getByRole('button', { name: 'Oakwood Therapy Group Downtown' })
  await userEvent.tab()
  expect(name).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(name).toHaveAttribute('aria-expanded', 'true')
})

test('the name of a group that was not on view at first is measured when it comes', () => {
  let show = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        show = measure
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<SideNav {...props} items={[]} />)
  expect(screen.queryByRole('button')).toBeNull()
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60)
  act(() => show())
  expect(screen.getByRole('button', { name: 'Oakwood Therapy Group Downtown' })).toBeVisible()
})

test('the name of a group that fits is no control', () => {
  render(<SideNav {...props} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a group without entries says its name, and its menu goes with it', () => {
  const group = { id: 'practice', label: 'Elmwood', items: [], menu: <button>Switch practice</button> }
  const { rerender } = render(<SideNav label="Main" items={[]} groups={[group]} />)
  expect(screen.getByText('Elmwood').closest('[aria-hidden=true]')).toBeNull()
  expect(screen.getByRole('button', { name: 'Switch practice' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Elmwood' })).toBeNull()
  rerender(
    <FrameContext value={COLLAPSED}>
      <SideNav label="Main" items={[]} groups={[group]} />
    </FrameContext>,
  )
  expect(screen.queryByText('Elmwood')).toBeNull()
  expect(screen.getByRole('button', { name: 'Switch practice' })).toBeVisible()
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

test('an area expands to its places, and closes again', async () => {
  render(<SideNav label="Main" items={[analytics()]} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(area()).toHaveAttribute('aria-expanded', 'true')
  const places = screen.getByRole('list', { name: 'Analytics' })
  expect(within(places).getAllByRole('link')).toHaveLength(2)
  expect(places).toHaveAttribute('id', area().getAttribute('aria-controls'))
  await userEvent.keyboard(' ')
  expect(screen.queryByRole('link')).toBeNull()
})

test('an area opens by itself when the current page comes to be in it, and stays open from place to place', () => {
  const { rerender } = render(<SideNav label="Main" items={[analytics()]} />)
  rerender(<SideNav label="Main" items={[analytics('practice')]} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Practice Analytics')
  rerender(<SideNav label="Main" items={[analytics('clinical')]} />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Clinical Outcomes')
  rerender(<SideNav label="Main" items={[analytics()]} />)
  expect(area()).toHaveAttribute('aria-expanded', 'true')
})

test('an area that was closed over the current page says that it is in there', async () => {
  render(<SideNav label="Main" items={[analytics('clinical')]} />)
  expect(area()).not.toHaveAttribute('aria-current')
  await userEvent.click(area())
  expect(area()).toHaveAttribute('aria-current', 'true')
})

test.each(['{Enter}', '{ArrowRight}', '{ArrowDown}'])(
  'collapsed, %s lets the places of an area fly out, and Escape puts them away',
  async (key) => {
    showCollapsed()
    await userEvent.tab()
    await userEvent.keyboard(key)
    expect(screen.getByRole('menu', { name: 'Analytics' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Practice Analytics' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(area()).toHaveFocus())
  },
)

test('collapsed, a place that flew out is followed by Enter, and the current one says so', async () => {
  showCollapsed('practice')
  expect(area()).toHaveAttribute('aria-current', 'true')
  await userEvent.click(area())
  expect(screen.getByRole('menuitem', { name: 'Practice Analytics (current page)' })).toBeVisible()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clinical Outcomes' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/clinical', undefined)
})
