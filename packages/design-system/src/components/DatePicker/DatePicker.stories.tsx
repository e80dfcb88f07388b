import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { longWords, rightToLeft, turnPage, twiceAsLarge } from '../Field/story-frames'
import { DatePicker } from './DatePicker'

const meta = {
  component: DatePicker,
  args: { label: 'Date', value: '2026-11-17', minValue: '2026-11-10', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DatePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Chosen from its calendar by keyboard. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /Calendar/ }).focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid', { name: /November 2026/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <DatePicker {...args} />
      <DatePicker {...args} label="With help" description="What it is for." />
      <DatePicker {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <DatePicker {...args} label="Optional" isOptional />
      <DatePicker {...args} label="Disabled" isDisabled />
      <DatePicker {...args} label="Empty" value={null} />
      <DatePicker {...args} label="Too early" value="2026-11-01" />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** The button is at the left, and the month opens with its week from the right. */
export const RightToLeft: Story = {
  args: { label: 'מועד הפגישה', description: 'עם נועה חדד.' },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible())
  },
}
