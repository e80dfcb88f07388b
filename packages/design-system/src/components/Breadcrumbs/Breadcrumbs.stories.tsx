import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Clients', href: '#clients' }, { label: 'Maya Ortiz' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** From a client back to the list. */
export const Example: Story = {}

/** Three places deep. */
export const Matrix: Story = {
  render: () => (
    <Breadcrumbs
      items={[
        { label: 'Billing', href: '#billing' },
        { label: 'Invoices', href: '#invoices' },
        { label: '1047' },
      ]}
    />
  ),
}
