import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Toolbar } from './Toolbar'

const meta = {
  component: Toolbar,
  args: {
    label: 'Week',
    children: [
      <Button key="a">Today</Button>,
      <Button key="b">Previous week</Button>,
      <Button key="c">Next week</Button>,
    ],
  },
} satisfies Meta<typeof Toolbar>
export default meta
type Story = StoryObj<typeof meta>

/** The arrow keys move between its controls. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(canvasElement).getByRole('button', { name: 'Previous week' })).toHaveFocus()
  },
}

/** With other controls. */
export const Matrix: Story = {
  render: () => (
    <Toolbar label="Invoice">
      <Button tone="primary">Issue invoice</Button>
      <Button tone="danger">Delete draft</Button>
    </Toolbar>
  ),
}
