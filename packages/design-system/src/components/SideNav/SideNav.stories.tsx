import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FrameContext } from '../AppShell/frame-context'
import { Icon } from '../Icon/Icon'
import { Menu } from '../Menu/Menu'
import { SideNav } from './SideNav'

const PLACES = [
  { id: 'practice', label: 'Practice Analytics', href: '#practice', isCurrent: false },
  { id: 'clinical', label: 'Clinical Outcomes', href: '#clinical', isCurrent: false },
  { id: 'financial', label: 'Financial Analytics', href: '#financial', isCurrent: false },
]

const meta = {
  component: SideNav,
  args: {
    label: 'Main',
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: 'dashboard', isCurrent: true },
      { id: 'clients', label: 'Clients', href: '#clients', icon: 'clients', isCurrent: false },
      { id: 'analytics', label: 'Analytics', icon: 'chart', items: PLACES },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '15.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

/** Where you are has the tint, the bar and the mark for listeners; an area expands in place. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    const area = canvas.getByRole('button', { name: 'Analytics', expanded: false })
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(area).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(area).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Practice Analytics' })).toHaveFocus()
  },
}

const GROUPS = [
  {
    id: 'practice',
    label: 'Oakwood Therapy Group Downtown and Riverside',
    items: [
      {
        id: 'organization',
        label: 'Organization Settings',
        href: '#organization',
        icon: 'building' as const,
        isCurrent: false,
      },
    ],
  },
]
const END_ITEMS = [
  { id: 'settings', label: 'Settings', href: '#settings', icon: 'settings' as const, isCurrent: false },
  {
    id: 'inbox',
    label: 'Notifications',
    href: '#inbox',
    icon: 'bell' as const,
    isCurrent: false,
    badge: '3',
    badgeLabel: '3 unread',
  },
]

/** An open area, a group whose name two lines cut, what stands at the end, and a count. */
export const Matrix: Story = {
  args: {
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: 'dashboard', isCurrent: false },
      {
        id: 'analytics',
        label: 'Analytics',
        icon: 'chart',
        items: PLACES.map((place) => ({ ...place, isCurrent: place.id === 'clinical' })),
      },
    ],
    groups: GROUPS,
    endItems: END_ITEMS,
  },
}

/** The whole name of a group, by keyboard as by touch. */
export const GroupName: Story = {
  args: { items: [], groups: GROUPS },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('button', {
      name: /^Oakwood Therapy Group Downtown and/,
    })
    const height = name.offsetHeight
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(name.offsetHeight).toBe(height)
  },
}

const chosen = fn()
const PRACTICE = {
  id: 'practice',
  label: 'Oakwood Therapy Group Downtown',
  items: [],
  menu: (
    <Menu
      label="Switch practice"
      trigger={<Icon of="building" />}
      sections={[
        {
          id: 'practices',
          label: 'Practice',
          selectionMode: 'single',
          selectedKeys: ['downtown'],
          onSelectionChange: chosen,
          items: [
            { id: 'downtown', label: 'Oakwood Therapy Group Downtown' },
            { id: 'riverside', label: 'Oakwood Therapy Group Riverside' },
          ],
        },
      ]}
    />
  ),
}

/** A menu goes with the name; a group that has no entries yet still says where one is. */
export const GroupMenu: Story = {
  args: { groups: [PRACTICE], endItems: END_ITEMS },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Switch practice' }).focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await waitFor(() => expect(chosen).toHaveBeenCalledWith(['riverside']))
  },
}

/** Icons only: names are tooltips, and an area lets its places fly out. */
export const Collapsed: Story = {
  ...Matrix,
  decorators: [
    (Story) => (
      <FrameContext
        value={{
          isSidebarCollapsed: true,
          isNarrow: false,
          isDrawerOpen: false,
          toggleSidebar: fn(),
          closeDrawer: fn(),
        }}
      >
        <div style={{ inlineSize: '4.5rem' }}>{Story()}</div>
      </FrameContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('button', { name: 'Analytics' })
    area.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Practice Analytics' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Clinical Outcomes (current page)' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(area).toHaveFocus())
  },
}

/** The menu of a group stands in its name's place. */
export const CollapsedGroupMenu: Story = { ...GroupMenu, decorators: Collapsed.decorators ?? [] }

/** Long words break; nothing is cut but the name of the group. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'billing',
        label: 'Krankenkassenabrechnungsübersicht',
        href: '#billing',
        icon: 'billing',
        isCurrent: true,
      },
      {
        id: 'analytics',
        label: 'Behandlungsverlaufsauswertungen',
        icon: 'chart',
        items: [{ id: 'one', label: 'Wirksamkeitsnachweisdokumentation', href: '#one', isCurrent: true }],
      },
    ],
    groups: [{ id: 'practice', label: 'Gemeinschaftspraxisgesellschaft am Eichenhain', items: END_ITEMS }],
  },
}

/** The bar, the icons and the places stand where reading starts. */
export const RightToLeft: Story = {
  args: {
    label: 'التنقل',
    items: [
      { id: 'dashboard', label: 'لوحة المتابعة', href: '#dashboard', icon: 'dashboard', isCurrent: true },
      {
        id: 'analytics',
        label: 'التحليلات',
        icon: 'chart',
        items: [{ id: 'one', label: 'نتائج العلاج', href: '#one', isCurrent: false }],
      },
    ],
    endItems: [{ id: 'settings', label: 'الإعدادات', href: '#s', icon: 'settings', isCurrent: false }],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
