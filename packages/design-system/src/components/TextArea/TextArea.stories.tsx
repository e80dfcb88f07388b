import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { TextArea } from './TextArea'

const meta = {
  component: TextArea,
  args: { label: 'Memo', value: '', isOptional: true, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TextArea
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

/** Filled in by keyboard. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const area = canvas.getByRole('textbox', { name: 'Memo (optional)' })
    await userEvent.tab()
    await userEvent.keyboard('First line{Enter}second line')
    await expect(area).toHaveValue('First line\nsecond line')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <TextArea {...args} />
      <TextArea {...args} label="With help" description="What it is for." />
      <TextArea {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <TextArea {...args} label="Optional" isOptional />
      <TextArea {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: { label: 'הערות', value: 'הגיעה בזמן.' },
  decorators: [rightToLeft],
}
