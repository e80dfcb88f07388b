import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button'
import { Stack } from '../Stack/Stack'
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
