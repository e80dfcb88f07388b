import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stat } from '../Stat/Stat'
import { Grid } from './Grid'

const meta = {
  component: Grid,
  args: {
    min: '13rem',
    children: [
      <Stat key="a" label="Outstanding" value="$4,310" />,
      <Stat key="b" label="Sessions this week" value="52" />,
    ],
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

/** Two numbers beside one another where they fit. */
export const Example: Story = {}

/** As many columns as fit. */
export const Matrix: Story = {
  render: () => (
    <Grid min="9rem" gap="m">
      {['Collected', 'Outstanding', 'Sessions', 'No-shows', 'New clients'].map((label) => (
        <Stat key={label} label={label} value="52" />
      ))}
    </Grid>
  ),
}

/** Columns share the line; a word longer than its column is broken. */
export const LongWords: Story = {
  render: () => (
    <Grid min="9rem">
      {['a', 'b', 'c'].map((key) => (
        <Stat key={key} label={'Rechtsschutzversicherungsgesellschaft'.repeat(8)} value="52" />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Grid min="9rem">
        <Stat label="المستحق" value="$4,310" />
        <Stat label="الجلسات" value="52" />
      </Grid>
    </div>
  ),
}
