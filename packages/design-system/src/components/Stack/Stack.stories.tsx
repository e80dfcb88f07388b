import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { Text } from '../Text/Text'
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

/** A word longer than the page is broken, whatever the alignment. */
export const LongWords: Story = {
  render: () => (
    <Stack gap="xl">
      {STACK_ALIGNMENTS.map((align) => (
        <Stack key={align} align={align}>
          <Text>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>
          <Button>{'Superbill an die Rechtsschutzversicherungsgesellschaft senden '.repeat(4)}</Button>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  args: { align: 'start', children: [<Button key="a">الأول</Button>, <Button key="b">الثاني</Button>] },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Stack {...args} />
    </div>
  ),
}
