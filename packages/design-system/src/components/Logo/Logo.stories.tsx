import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack'
import { Logo, LOGO_SIZES } from './Logo'

const meta = { component: Logo, args: {} } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

/** The mark and the name. */
export const Example: Story = {}

/** Every size. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {LOGO_SIZES.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Stack>
  ),
}
