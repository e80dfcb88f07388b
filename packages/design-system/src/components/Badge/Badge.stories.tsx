import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TONES } from '../../theme/tone-names'
import { Button } from '../Button/Button'
import { Inline } from '../Inline/Inline'
import { Stack } from '../Stack/Stack'
import { Badge } from './Badge'

const meta = {
  component: Badge,
  args: { count: 3, label: 'unread', tone: 'info' },
  render: (args) => (
    <Button>
      Messages <Badge {...args} />
    </Button>
  ),
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

/** Part of the name of what it stands in. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Messages 3 unread' })).toBeVisible()
  },
}

/** One figure, two, too many, and a word, in every tone. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Inline key={tone}>
          {tone}
          {[3, 42, 128].map((count) => (
            <Badge key={count} tone={tone} count={count} label="to do" />
          ))}
          <Badge tone={tone}>New</Badge>
        </Inline>
      ))}
    </Stack>
  ),
}

/** A long word is broken. */
export const LongWords: Story = {
  render: () => (
    <div style={{ inlineSize: '8rem' }}>
      <Badge>Rechtsschutzversicherungsgesellschaft</Badge>
    </div>
  ),
}

/** None is no badge. */
export const Empty: Story = { args: { count: 0, label: 'unread' } }

/** In text that runs from right to left. */
export const RightToLeft: Story = {
  render: () => (
    <p dir="rtl" lang="ar">
      الرسائل <Badge count={3} label="غير مقروءة" tone="info" />
    </p>
  ),
}
