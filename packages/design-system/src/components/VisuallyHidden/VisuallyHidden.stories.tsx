import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button'
import { VisuallyHidden } from './VisuallyHidden'

const meta = { component: VisuallyHidden, args: { children: 'Maya Ortiz' } } satisfies Meta<
  typeof VisuallyHidden
>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing to see; it is spoken. */
export const Example: Story = {}

/** Completes the name of a button. */
export const Matrix: Story = {
  render: () => (
    <Button>
      Remove <VisuallyHidden>Maya Ortiz</VisuallyHidden>
    </Button>
  ),
}

/** Many words take no more room than few. */
export const LongWords: Story = {
  args: { children: 'Rechtsschutzversicherungsgesellschaft '.repeat(20) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
