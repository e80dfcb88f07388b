import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { containerSize, type ContainerSize } from '../../tokens/size'
import { Box } from '../Box/Box'
import { Stack } from '../Stack/Stack'
import { Text } from '../Text/Text'
import { Container, CONTAINER_ALIGNMENTS } from './Container'

const WORDS =
  'A client can ask for a copy of the record at any time. Say when it will be ready, and by which way it is sent.'

const meta = {
  component: Container,
  args: { size: 'text', children: <Text>{`${WORDS} ${WORDS}`}</Text> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

/** Lines that the eye finds again. */
export const Example: Story = {}

/** Every size with every alignment; each fits the room there is. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(Object.keys(containerSize) as ContainerSize[]).flatMap((size) =>
        CONTAINER_ALIGNMENTS.map((align) => (
          <Container key={`${size} ${align}`} size={size} align={align}>
            <Box padding="l" surface="card" border="line" radius="card">
              {size}, {align}
            </Box>
          </Container>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByText('form, start').getBoundingClientRect()
    await expect(form.width).toBeLessThanOrEqual(36 * 16)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** A word longer than the line is broken. */
export const LongWords: Story = {
  args: { children: <Text>{'Rechtsschutzversicherungsgesellschaft'.repeat(8)}</Text> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Nothing within takes no room. */
export const Empty: Story = { args: { children: null } }

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  args: {
    children: (
      <p dir="rtl" lang="ar">
        يمكن للعميل أن يطلب نسخة من السجل في أي وقت.
      </p>
    ),
  },
}
