import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { StatusBadge } from '../StatusBadge/StatusBadge'
import { PageHeader } from './PageHeader'

const meta = {
  component: PageHeader,
  args: {
    title: 'Invoices',
    summary: '$4,310.00 outstanding, $1,120.00 of it overdue',
    actions: <Button tone="primary">New invoice</Button>,
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

/** The top of a list. */
export const Example: Story = {}

/** The top of a record, with everything it can hold. */
export const Matrix: Story = {
  render: () => (
    <PageHeader
      title="Maya Ortiz"
      summary="she/her · 34 · with Dr. Imani Cole"
      leading={<Avatar name="Maya Ortiz" size="l" />}
      trailing={<StatusBadge tone="good">Active</StatusBadge>}
      breadcrumbs={[{ label: 'Clients', href: '#clients' }, { label: 'Maya Ortiz' }]}
      actions={<Button>Edit client</Button>}
    />
  ),
}
