import type { Meta, StoryObj } from '@storybook/react-vite'
import { space, spaceReasons } from '../tokens/space'
import { containerSize, containerSizeReasons, controlSize, controlSizeReasons } from '../tokens/size'
import { TokenList } from './parts/TokenList'
import { bar, target } from './parts/foundations.css'
import { withPixels } from './parts/pixels'

const meta = { title: 'Foundations/Space' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The distances, each as long as it is. */
export const Distances: Story = {
  render: () => (
    <TokenList
      title="Distances"
      tokens={space}
      reasons={spaceReasons}
      describe={(name) => withPixels(space[name])}
      draw={(name) => <span className={bar} style={{ inlineSize: space[name] }} />}
    />
  ),
}

/** How large what is aimed at is. */
export const Targets: Story = {
  render: () => (
    <TokenList
      title="Targets"
      tokens={controlSize}
      reasons={controlSizeReasons}
      describe={(name) => withPixels(controlSize[name])}
      draw={(name) => (
        <span className={target} style={{ inlineSize: controlSize[name], blockSize: controlSize[name] }} />
      )}
    />
  ),
}

/** How wide the parts of a page get at most. */
export const Widths: Story = {
  render: () => (
    <TokenList
      title="Widths"
      tokens={containerSize}
      reasons={containerSizeReasons}
      describe={(name) => withPixels(containerSize[name])}
      draw={(name) => <span className={bar} style={{ inlineSize: `calc(${containerSize[name]} / 8)` }} />}
    />
  ),
}
