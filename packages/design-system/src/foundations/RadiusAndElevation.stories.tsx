import type { Meta, StoryObj } from '@storybook/react-vite'
import { elevation, elevationReasons } from '../tokens/elevation'
import { radius, radiusReasons } from '../tokens/radius'
import { TokenList } from './parts/TokenList'
import { plate } from './parts/foundations.css'

const meta = { title: 'Foundations/Radius and elevation' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** How round corners are. */
export const Radius: Story = {
  render: () => (
    <TokenList
      title="Radius"
      tokens={radius}
      reasons={radiusReasons}
      draw={(name) => <span className={plate} style={{ borderRadius: radius[name] }} />}
    />
  ),
}

/** How far above the page something is. */
export const Elevation: Story = {
  render: () => (
    <TokenList
      title="Elevation"
      tokens={elevation}
      reasons={elevationReasons}
      draw={(name) => (
        <span className={plate} style={{ borderRadius: radius.card, boxShadow: elevation[name] }} />
      )}
    />
  ),
}
