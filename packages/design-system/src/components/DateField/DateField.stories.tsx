import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { DateField } from './DateField'

const meta = {
  component: DateField,
  args: { label: 'Date of birth', value: null as string | null, maxValue: '2026-11-21', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed in one go, part after part. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('03041990')
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-03-04')
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <DateField {...args} />
      <DateField {...args} label="With help" description="What it is for." />
      <DateField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <DateField {...args} label="Optional" isOptional />
      <DateField {...args} label="Disabled" isDisabled />
      <DateField {...args} label="Filled" value="1990-03-04" />
      <DateField {...args} label="Too late" value="2030-01-01" />
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
  args: { label: 'תאריך לידה', description: 'כפי שמופיע בתעודה.', value: '1990-03-04' },
  decorators: [rightToLeft],
}
