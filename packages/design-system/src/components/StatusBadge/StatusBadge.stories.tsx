import type { Meta, StoryObj } from '@storybook/react-vite'
import { TONES } from '../../theme/tone-names'
import { Inline } from '../Inline/Inline'
import { StatusBadge } from './StatusBadge'

const meta = { component: StatusBadge, args: { tone: 'info', children: 'Checked in' } } satisfies Meta<
  typeof StatusBadge
>
export default meta
type Story = StoryObj<typeof meta>

/** A status in a word. */
export const Example: Story = {}

/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {TONES.map((tone) => (
        <StatusBadge key={tone} tone={tone}>
          Tone {tone}
        </StatusBadge>
      ))}
    </Inline>
  ),
}

/** A badge stays on one line, so its words are few. */
export const LongWords: Story = { args: { tone: 'wait', children: 'Krankenkassenbestätigung' } }

/** The mark stands where reading starts. */
export const RightToLeft: Story = {
  args: { tone: 'good', children: 'مؤكد' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
