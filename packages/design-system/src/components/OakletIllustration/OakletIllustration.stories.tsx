import type { Meta, StoryObj } from '@storybook/react-vite'
import { OakletIllustration } from './OakletIllustration'

const meta = { component: OakletIllustration, args: {} } satisfies Meta<typeof OakletIllustration>
export default meta
type Story = StoryObj<typeof meta>

/** Fills the box it is given. */
export const Example: Story = {}

/** As high as a page. */
export const Matrix: Story = {
  render: () => (
    <div style={{ blockSize: '30rem' }}>
      <OakletIllustration />
    </div>
  ),
}
