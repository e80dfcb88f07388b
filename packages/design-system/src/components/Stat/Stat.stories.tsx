import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Grid } from '../Grid/Grid'
import { Stat } from './Stat'

const meta = {
  component: Stat,
  args: { label: 'Outstanding', value: '$4,310', note: '$1,120 over 30 days', href: '#invoices' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

/** A number that leads to where it comes from. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Outstanding' })).toHaveFocus()
  },
}

/** With and without a note and an address. */
export const Matrix: Story = {
  render: () => (
    <Grid min="13rem">
      <Stat label="Sessions this week" value="52" />
      <Stat label="No-shows" value="3.1 %" note="down from 4.4 %" />
      <Stat label="Collected" value="$18,420" href="#payments" />
    </Grid>
  ),
}

/** Long words and large numbers break rather than leave their surface. */
export const LongWords: Story = {
  args: {
    label: 'Krankenkassenabrechnungsrückstände',
    value: '$1,234,567,890,123.45',
    note: 'Versichertenstammdatenaktualisierungsbestätigung ausstehend',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '13rem' }}>{Story()}</div>],
}

/** Nothing to count yet: a dash, and why. */
export const Empty: Story = { args: { value: '–', note: 'No invoices yet', href: undefined } }

/** Numbers keep their own direction. */
export const RightToLeft: Story = {
  args: { label: 'المستحق', value: '$4,310', note: 'منها $1,120 منذ أكثر من ٣٠ يومًا' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
