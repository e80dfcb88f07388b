import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline'
import { Logo } from '../Logo/Logo'
import { ClosedBetaBadge } from './ClosedBetaBadge'

const meta = { component: ClosedBetaBadge, args: {} } satisfies Meta<typeof ClosedBetaBadge>
export default meta
type Story = StoryObj<typeof meta>

/** The badge. */
export const Example: Story = {}

/** Beside the logo. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      <Logo />
      <ClosedBetaBadge />
    </Inline>
  ),
}
