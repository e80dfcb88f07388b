import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack'
import { Heading, HEADING_LEVELS } from './Heading'

const meta = { component: Heading, args: { level: 1, children: 'Good morning, Olivia' } } satisfies Meta<
  typeof Heading
>
export default meta
type Story = StoryObj<typeof meta>

/** The heading of a page. */
export const Example: Story = {}

/** Every level with its look. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
    </Stack>
  ),
}

/** A word longer than the line is broken, in every look. */
export const LongWords: Story = {
  render: () => (
    <Stack>
      {HEADING_LEVELS.map((level) => (
        <Heading key={level} level={level}>
          {'Rechtsschutzversicherungsgesellschaft'.repeat(8)}
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  args: { children: 'صباح الخير يا أوليفيا' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Heading {...args} />
    </div>
  ),
}
