import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { Stack, STACK_ALIGNMENTS } from './Stack'

const meta = {
  component: Stack,
  args: { gap: 'm', children: [<Button key="a">First</Button>, <Button key="b">Second</Button>] },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

/** One thing under another. */
export const Example: Story = {}

/** Every alignment. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="2xl">
      {STACK_ALIGNMENTS.map((align) => (
        <Stack key={align} align={align} gap="s">
          <p>{align}</p>
          <Button>Second</Button>
        </Stack>
      ))}
    </Stack>
  ),
}
