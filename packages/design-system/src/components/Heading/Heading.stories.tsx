import type { Meta, StoryObj } from '@storybook/react-vite'
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
