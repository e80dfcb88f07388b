import type { Meta, StoryObj } from '@storybook/react-vite'
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
