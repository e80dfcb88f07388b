import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { TimeField } from './TimeField'

const meta = {
  component: TimeField,
  args: { label: 'Start', value: '09:00', step: 15, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TimeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

/** Stepped by quarters of an hour, or typed to the minute. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('09:15')
    await expect(canvas.getByRole('group', { name: 'Start' })).toBeVisible()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <TimeField {...args} />
      <TimeField {...args} label="With help" description="What it is for." />
      <TimeField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <TimeField {...args} label="Optional" isOptional />
      <TimeField {...args} label="Disabled" isDisabled />
      <TimeField {...args} label="Empty" value={null} />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** The parts stand in the order of the language, and start at the right. */
export const RightToLeft: Story = {
  args: { label: 'שעת התחלה', description: 'לפי שעון המרפאה.' },
  decorators: [rightToLeft],
}
