import type { Meta, StoryObj } from '@storybook/react-vite'
import { breakpointReasons, breakpoints, type Breakpoint } from '../tokens/breakpoints'
import { TokenList } from './parts/TokenList'
import { bar } from './parts/foundations.css'

const meta = { title: 'Foundations/Breakpoints' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = Object.keys(breakpoints) as Breakpoint[]
const inWords = Object.fromEntries(names.map((name) => [name, `from ${breakpoints[name]} px`])) as Record<
  Breakpoint,
  string
>

/** The widths at which the layout changes, to scale. */
export const Widths: Story = {
  render: () => (
    <TokenList
      title="Breakpoints"
      tokens={inWords}
      reasons={breakpointReasons}
      draw={(name) => <span className={bar} style={{ inlineSize: `${breakpoints[name] / 160}rem` }} />}
    />
  ),
}
