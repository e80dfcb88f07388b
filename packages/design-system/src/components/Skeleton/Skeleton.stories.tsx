import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack'
import { Skeleton, SKELETON_SHAPES } from './Skeleton'

const meta = { component: Skeleton, args: { shape: 'row', count: 3 } } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

/** The rows that are coming. */
export const Example: Story = {}

/** Every shape. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} shape={shape} width="60%" />
      ))}
    </Stack>
  ),
}
