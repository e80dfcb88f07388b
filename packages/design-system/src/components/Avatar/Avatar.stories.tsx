import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline'
import { Avatar, AVATAR_SIZES, AVATAR_TONES } from './Avatar'

const meta = { component: Avatar, args: { name: 'Maya Ortiz' } } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** A person's initials. */
export const Example: Story = {}

/** Every tone in every size. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      {AVATAR_TONES.flatMap((tone) =>
        AVATAR_SIZES.map((size) => (
          <Avatar key={`${tone} ${size}`} name="Dr. Imani Cole" tone={tone} size={size} />
        )),
      )}
    </Inline>
  ),
}

/** One word, many words, and signs that are no letters. */
export const LongWords: Story = {
  render: () => (
    <Inline>
      {[
        'Wolfeschlegelsteinhausenbergerdorff',
        'Ana Maria de la Cruz y Ortiz',
        'Łukasz Żółć',
        '🌱 Sprout',
      ].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
}

/** Without a name there is a place, and nothing in it. */
export const Empty: Story = { args: { name: '' } }

/** Letters of a script that is read from the right. */
export const RightToLeft: Story = {
  args: { name: 'مايا أورتيز', size: 'l' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
}
