import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card/Card'
import { Stack } from '../Stack/Stack'
import { Link, LINK_TONES } from './Link'

const meta = { component: Link, args: { href: '#clients', children: 'Open client' } } satisfies Meta<
  typeof Link
>
export default meta
type Story = StoryObj<typeof meta>

/** Reached by Tab. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Open client' })).toHaveFocus()
  },
}

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Card>
      <Stack align="start">
        {LINK_TONES.map((tone) => (
          <Link key={tone} href={`#${tone}`} tone={tone}>
            Tone {tone}
          </Link>
        ))}
      </Stack>
    </Card>
  ),
}

/** Words longer than the line wrap, in every tone. */
export const LongWords: Story = {
  render: () => (
    <Stack align="start">
      {LINK_TONES.map((tone) => (
        <Link key={tone} href={`#${tone}`} tone={tone}>
          {`Tone ${tone}: the record of the `}
          {'Rechtsschutzversicherungsgesellschaft'.repeat(8)}
        </Link>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** Text that runs from right to left starts at the other side. */
export const RightToLeft: Story = {
  args: { children: 'افتح ملف العميل' },
  render: (args) => (
    <p dir="rtl" lang="ar">
      <Link {...args} />
    </p>
  ),
}
