import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Inline, INLINE_ALIGNMENTS, INLINE_JUSTIFICATIONS } from './Inline'

const meta = {
  component: Inline,
  args: { gap: 'm', children: [<Button key="a">First</Button>, <Button key="b">Second</Button>] },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** One thing beside another. */
export const Example: Story = {}

/** Every justification with every alignment. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {INLINE_JUSTIFICATIONS.flatMap((justify) =>
        INLINE_ALIGNMENTS.map((align) => (
          <Inline key={`${justify} ${align}`} justify={justify} align={align}>
            <p>
              {justify}, {align}
            </p>
            <Button>Second</Button>
          </Inline>
        )),
      )}
    </Stack>
  ),
}

/** What doesn't fit goes to the next line; a word longer than the line is broken. */
export const LongWords: Story = {
  args: {
    children: [
      <Text key="a">{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text>,
      <Button key="b">Rechnung erstellen</Button>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** The first stands where the text starts. */
export const RightToLeft: Story = {
  args: { children: [<Button key="a">الأول</Button>, <Button key="b">الثاني</Button>] },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = canvas.getByRole('button', { name: 'الأول' }).getBoundingClientRect()
    const second = canvas.getByRole('button', { name: 'الثاني' }).getBoundingClientRect()
    await expect(second.right).toBeLessThan(first.left)
  },
}
