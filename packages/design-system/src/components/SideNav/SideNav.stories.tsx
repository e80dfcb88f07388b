import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { SideNav } from './SideNav'

const meta = {
  component: SideNav,
  args: {
    label: 'Main',
    items: [
      { id: 'dashboard', label: 'Dashboard', href: '#dashboard', icon: 'dashboard', isCurrent: true },
      { id: 'clients', label: 'Clients', href: '#clients', icon: 'clients', isCurrent: false },
      { id: 'billing', label: 'Billing', href: '#billing', icon: 'billing', isCurrent: false },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: '15.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

/** Where you are has the tint, the bar and the mark for listeners. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  },
}

/** With a group whose name is cut for the eye, and a count. */
export const Matrix: Story = {
  args: {
    groups: [
      {
        id: 'practice',
        label: 'Oakwood Therapy\nGroup Downto…',
        fullLabel: 'Oakwood Therapy Group Downtown',
        items: [
          {
            id: 'organization',
            label: 'Organization Settings',
            href: '#organization',
            icon: 'building',
            isCurrent: false,
          },
          {
            id: 'inbox',
            label: 'Notifications',
            href: '#inbox',
            icon: 'bell',
            isCurrent: false,
            badge: '3',
            badgeLabel: '3 unread',
          },
        ],
      },
    ],
  },
}
