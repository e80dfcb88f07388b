import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Tooltip, TOOLTIP_PLACEMENTS } from './Tooltip'

const meta = {
  component: Tooltip,
  args: { content: 'Goes back a week', children: <Button>Previous</Button> },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

/** Shown by focus, put away by Escape. */
export const Example: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Goes back a week')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** On every side. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: '1rem', padding: '3rem' }}>
      {TOOLTIP_PLACEMENTS.map((placement) => (
        <Tooltip {...args} key={placement} placement={placement}>
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </div>
  ),
}
