import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Clients', href: '#clients' }, { label: 'Maya Ortiz' }] },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** From a client back to the list: a landmark of links, the last of them this page. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const landmark = within(canvasElement).getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(within(landmark).getByText('Maya Ortiz')).toHaveAttribute('aria-current', 'page')
    await userEvent.tab()
    await expect(within(landmark).getByRole('link', { name: 'Clients' })).toHaveFocus()
  },
}

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

/** Long words wrap; nothing is left out. */
export const LongWords: Story = {
  args: {
    items: [
      { label: 'Krankenkassenabrechnungen', href: '#billing' },
      { label: 'Versichertenstammdatenaktualisierungen', href: '#updates' },
      { label: 'Hubertus Wolfeschlegelsteinhausenbergerdorff' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** A page below nothing: its own name alone. */
export const OnlyHere: Story = { args: { items: [{ label: 'Clients' }] } }

/** The widest place stands where reading starts. */
export const RightToLeft: Story = {
  args: { items: [{ label: 'العملاء', href: '#clients' }, { label: 'مايا أورتيز' }] },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
