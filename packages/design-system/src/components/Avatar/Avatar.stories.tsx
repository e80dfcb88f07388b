import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline'
import { Avatar, AVATAR_SIZES, AVATAR_TONES } from './Avatar'

const meta = { component: Avatar, args: { name: 'Maya Ortiz' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** A person's initials. */
export const Example: Story = {}

/** Every tone in every size. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {AVATAR_TONES.flatMap((tone) =>
        AVATAR_SIZES.map((size) => (
          <Avatar key={`${tone} ${size}`} name="Dr. Imani Cole" tone={tone} size={size} />
        )),
      )}
    </Inline>
  ),
}
