import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../Icon/Icon'
import { Inline } from '../Inline/Inline'
import { ICON_TILE_TONES, IconTile } from './IconTile'

const meta = { component: IconTile, args: { tone: 'wait', children: <Icon of="receipt" /> } } satisfies Meta<
  typeof IconTile
>
export default meta
type Story = StoryObj<typeof meta>

/** Before a line of a list. */
export const Example: Story = {}

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {ICON_TILE_TONES.map((tone) => (
        <IconTile key={tone} tone={tone}>
          <Icon of="check" />
        </IconTile>
      ))}
    </Inline>
  ),
}
