import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card'
import { Icon } from '../Icon/Icon'
import { IconTile } from '../IconTile/IconTile'
import { Menu } from '../Menu/Menu'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { ItemList } from './ItemList'

const meta = {
  component: ItemList,
  args: {
    label: 'Today',
    items: [
      {
        id: '1',
        leading: '9:00 AM',
        title: 'Leo Grant',
        detail: 'Individual, 50 min · Room 1',
        trailing: <StatusBadge tone="info">Checked in</StatusBadge>,
        href: '#leo',
      },
      {
        id: '2',
        leading: '11:00 AM',
        title: 'Group: Mindful Fridays',
        detail: 'Group, 80 min · Studio',
        trailing: <StatusBadge>Scheduled</StatusBadge>,
        href: '#group',
      },
    ],
  },
} satisfies Meta<typeof ItemList>
export default meta
type Story = StoryObj<typeof meta>

/** The appointments of a day. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Leo Grant' })).toHaveFocus()
  },
}

/** What can be done with a line stands apart from where it leads. */
export const WithActions: Story = {
  args: {
    items: [
      {
        id: '1',
        leading: '9:00 AM',
        title: 'Leo Grant',
        detail: 'Individual, 50 min · Room 1',
        trailing: <StatusBadge>Scheduled</StatusBadge>,
        actions: (
          <Menu
            label="Change the status of Leo Grant"
            items={[{ id: 'checked_in', label: 'Check in' }]}
            onAction={fn()}
          />
        ),
        href: '#leo',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: 'Change the status of Leo Grant' })
    await userEvent.click(menu)
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Check in' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(window.location.hash).toBe('')
  },
}

/** With and without what leads, details and an address. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <ItemList
        label="Needs you"
        items={[
          {
            id: '1',
            leading: (
              <IconTile tone="wait">
                <Icon of="receipt" />
              </IconTile>
            ),
            title: '5 sessions not invoiced',
            detail: '$760.00, oldest from November 9',
            href: '#invoice',
          },
          { id: '2', title: 'Session completed', detail: 'Nothing to press' },
          { id: '3', title: 'Only a title' },
        ]}
      />
    </Card>
  ),
}

/** Long words break, and what stands at the end goes below. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: '1',
        leading: '11:00 AM',
        title: 'Hubertus Wolfeschlegelsteinhausenbergerdorff',
        detail: 'Verhaltenstherapeutische Gruppenbehandlungseinheit',
        trailing: <StatusBadge tone="wait">Waiting for approval</StatusBadge>,
        href: '#1',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** What leads stands where reading starts. */
export const RightToLeft: Story = {
  args: {
    label: 'اليوم',
    items: [
      {
        id: '1',
        leading: '٩:٠٠',
        title: 'ليو غرانت',
        detail: 'جلسة فردية، ٥٠ دقيقة',
        trailing: <StatusBadge tone="info">وصل</StatusBadge>,
        href: '#1',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
