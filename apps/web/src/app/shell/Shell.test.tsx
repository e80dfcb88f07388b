import { act, screen, waitFor, within } from '@testing-library/react'
import { BUILT_IN_ROLE_PERMISSIONS, type Preferences } from '@oaklet/api/contract'
import { aPractice, aUser, createDeferred, fixtureId, somePreferences } from '@oaklet/api/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import { useUnsaved } from '../../shared/forms/use-unsaved'
import { isNewRelease } from '../../shared/is-new-release'
import { renderScreen } from '../../testing/render-screen'
import { accountName } from './account-name'
import { Shell } from './Shell'

vi.mock('../../shared/is-new-release', () => ({ isNewRelease: vi.fn(() => Promise.resolve(false)) }))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
})

const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')

test('offers the areas in the specification’s order, the present one marked', () => {
  renderScreen(<Shell />, { at: '/dashboard' })
  expect(links().map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Calendar',
    'Clients',
    'Billing',
    'Organization Settings',
    'Staff Management',
    'Roles & Permissions',
    'Settings',
    'Notifications',
  ])
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
})

test('hides what the person may not see', () => {
  renderScreen(<Shell />, { user: { permissions: [...BUILT_IN_ROLE_PERMISSIONS.Scheduler] } })
  expect(links().map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Calendar',
    'Clients',
    'Organization Settings',
    'Staff Management',
    'Roles & Permissions',
    'Settings',
    'Notifications',
  ])
  expect(screen.queryByRole('button', { name: 'Analytics' })).toBeNull()
})

test('an area with several screens opens to them, by itself where one of them is shown', async () => {
  const { user } = renderScreen(<Shell />, { at: '/dashboard' })
  await user.click(screen.getByRole('button', { name: 'Analytics', expanded: false }))
  const places = screen.getByRole('list', { name: 'Analytics' })
  expect(
    within(places)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Practice Analytics', 'Clinical Outcomes', 'Financial Analytics', 'Operational Metrics'])
})

test.each([
  ['/analytics', 'Practice Analytics'],
  ['/analytics/practice', 'Practice Analytics'],
  ['/analytics/financial', 'Financial Analytics'],
])('at %s the present screen is %s', (at, name) => {
  renderScreen(<Shell />, { at })
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1)
})

const DOWNTOWN = aPractice({ name: 'Oakwood Therapy Group Downtown' })
const RIVERSIDE = aPractice({ id: aUser().id, name: 'Oakwood Therapy Group Riverside' })
const practice = vi.fn(({ practiceId }: { practiceId: string }) =>
  Promise.resolve(practiceId === RIVERSIDE.id ? RIVERSIDE : DOWNTOWN),
)

test('says which practice the person works in, and offers no switch where there is only one', async () => {
  renderScreen(<Shell />, { api: { organization: { practice } } })
  expect(await screen.findByText('Oakwood Therapy Group Downtown')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Switch practice/ })).toBeNull()
})

const IN_TWO = {
  practiceId: DOWNTOWN.id,
  currentPractice: null,
  assignedPractices: [DOWNTOWN.id, RIVERSIDE.id],
}
const switcher = () =>
  screen.findByRole('button', { name: 'Switch practice, now Oakwood Therapy Group Downtown' })

test('asks for the other practices’ names only once they are wanted', async () => {
  practice.mockClear()
  const { user } = renderScreen(<Shell />, { api: { organization: { practice } }, user: IN_TWO })
  const menu = await switcher()
  expect(practice.mock.calls.map(([{ practiceId }]) => practiceId)).toEqual([DOWNTOWN.id])
  await user.click(menu)
  expect(await screen.findByRole('menuitemradio', { name: RIVERSIDE.name })).toBeVisible()
  expect(practice.mock.calls.map(([{ practiceId }]) => practiceId)).toEqual([DOWNTOWN.id, RIVERSIDE.id])
})

test('names the practices in the order of the server’s lists', async () => {
  const names = ['Ozark', 'O’Brien', 'Álvarez', 'Oakley']
  const practices = names.map((name, at) => aPractice({ id: fixtureId(60 + at), name }))
  const inOrder = ['Álvarez', 'Oakley', 'O’Brien', 'Ozark']
  const { user } = renderScreen(<Shell />, {
    api: {
      organization: {
        practice: ({ practiceId }) => {
          const found = practices.find(({ id }) => id === practiceId)
          return found ? Promise.resolve(found) : Promise.reject(new Error(practiceId))
        },
      },
    },
    user: {
      practiceId: fixtureId(60),
      currentPractice: null,
      assignedPractices: practices.map(({ id }) => id),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Switch practice, now Ozark' }))
  await waitFor(() =>
    expect(screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)).toEqual(inOrder),
  )
})

test('asks for them when the keyboard comes to the menu', async () => {
  practice.mockClear()
  renderScreen(<Shell />, { api: { organization: { practice } }, user: IN_TWO })
  const menu = await switcher()
  act(() => menu.focus())
  await waitFor(() => expect(practice).toHaveBeenCalledTimes(2))
})

test('goes to another practice, without what was looked for, and forgets the client of this one', async () => {
  window.localStorage.setItem('client-selected', 'somebody')
  const { user, session, address } = renderScreen(<Shell />, {
    at: '/billing/invoices?q=Vega',
    api: { organization: { practice } },
    user: IN_TWO,
  })
  await user.click(await switcher())
  await user.click(screen.getByRole('menuitemradio', { name: 'Oakwood Therapy Group Riverside' }))
  await waitFor(() => expect(session.setCurrentPractice).toHaveBeenCalledExactlyOnceWith(RIVERSIDE.id))
  expect(address()).toBe('/billing/invoices')
  expect(window.localStorage.getItem('client-selected')).toBeNull()
})

test.each([
  ['/billing/invoices/new?client=somebody', '/billing/invoices'],
  ['/company/staff/somebody', '/company/staff'],
])('at %s another practice opens at %s, the list or area that the person is in', async (at, area) => {
  const { user, address } = renderScreen(<Shell />, {
    at,
    api: { organization: { practice } },
    user: IN_TWO,
  })
  await user.click(await switcher())
  await user.click(screen.getByRole('menuitemradio', { name: 'Oakwood Therapy Group Riverside' }))
  await waitFor(() => expect(address()).toBe(area))
})

function Unsaved() {
  useUnsaved(true)
  return null
}

test('asks about words that are not saved before it goes to another practice', async () => {
  const screens = (
    <>
      <Shell />
      <Unsaved />
    </>
  )
  const { user, session, address } = renderScreen(screens, {
    at: '/billing/invoices?q=Vega',
    api: { organization: { practice } },
    user: IN_TWO,
  })
  await user.click(await switcher())
  await user.click(screen.getByRole('menuitemradio', { name: 'Oakwood Therapy Group Riverside' }))
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  expect(session.setCurrentPractice).not.toHaveBeenCalled()
  await user.click(within(question).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(session.setCurrentPractice).toHaveBeenCalledExactlyOnceWith(RIVERSIDE.id))
  expect(address()).toBe('/billing/invoices')
})

test('remembers that the sidebar is collapsed', async () => {
  const { user, unmount } = renderScreen(<Shell />)
  await user.click(screen.getByRole('button', { name: 'Sidebar', expanded: true }))
  unmount()
  renderScreen(<Shell />)
  expect(screen.getByRole('button', { name: 'Sidebar', expanded: false })).toBeVisible()
  expect(window.localStorage.getItem('sidebarCollapsed')).toBe('true')
})

test('says who is signed in, and signs out', async () => {
  const { user, session } = renderScreen(<Shell />)
  await user.click(screen.getByRole('button', { name: 'Account: Olivia Wren' }))
  expect(screen.getByText(/owner@oakwood\.example · Theme: light/)).toBeVisible()
  await user.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(session.logout).toHaveBeenCalledOnce())
})

test('goes to an area by g and its letter, but not while someone types', async () => {
  const { user, address } = renderScreen(<Shell />, { at: '/dashboard' })
  await user.keyboard('gb')
  expect(address()).toBe('/billing')
})

test('lists the keys that work under ?', async () => {
  const { user } = renderScreen(<Shell />)
  await user.keyboard('?')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(list).getByText('Go to calendar')).toBeVisible()
  expect(list).toHaveTextContent(/Ctrl or ⌘ K/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('calls a person without a name by their e-mail', () => {
  expect(accountName({ name: ' ', email: 'sam@oakwood.example' })).toBe('sam')
})

test('is as large as the account says, on a browser that doesn’t know it yet', async () => {
  const preferences = vi.fn(() => Promise.resolve(somePreferences({ density: 'compact' })))
  const { container } = renderScreen(<Shell />, { api: { account: { preferences } } })
  await waitFor(() => expect(container.querySelector('[data-density=compact]')).not.toBeNull())
})

test('is as this browser remembers it until the account has been asked', () => {
  writePreference(PREFERENCE_KEYS.density, 'compact')
  const preferences = () => createDeferred<Preferences>().promise
  const { container } = renderScreen(<Shell />, { api: { account: { preferences } } })
  expect(container.querySelector('[data-density=compact]')).not.toBeNull()
})

test('single letters go nowhere once the account has them switched off', async () => {
  const preferences = vi.fn(() => Promise.resolve(somePreferences({ shortcuts: false })))
  const { user, address } = renderScreen(<Shell />, { at: '/clients', api: { account: { preferences } } })
  await waitFor(() => expect(readPreference(PREFERENCE_KEYS.shortcuts)).toBe('off'))
  await user.keyboard('gd?')
  expect(address()).toBe('/clients')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('says in the frame that a part went with an older release, and not when it only can’t be reached', async () => {
  renderScreen(<Shell />)
  const missPart = () => act(() => Promise.resolve(window.dispatchEvent(new Event('vite:preloadError'))))
  await missPart()
  expect(screen.queryByText(/Oaklet was updated/)).toBeNull()
  vi.mocked(isNewRelease).mockResolvedValueOnce(true)
  await missPart()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument()
})
