import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { NumberField } from './NumberField'

const meta = {
  component: NumberField,
  args: { label: 'Length', value: 50, unit: 'minutes', step: 5, minValue: 5, maxValue: 480, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <NumberField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof NumberField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed, or stepped by the arrows; says by itself when it is out of range. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Length' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('55')
    await userEvent.clear(input)
    await userEvent.keyboard('1')
    await expect(input).toHaveAccessibleDescription('Enter 5 or more.')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
  },
}

/** Each key of the spin button's pattern; Home and End are left to the text that is edited. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Length' })
    const after = async (keys: string, value: string) => {
      await userEvent.keyboard(keys)
      await expect(input).toHaveValue(value)
    }
    await userEvent.tab()
    await after('{ArrowUp}', '55')
    await after('{ArrowDown}', '50')
    await after('{PageUp}', '100')
    await after('{PageDown}{PageDown}', '5')
    await after('{ArrowDown}', '5')
    await after('{End}0', '50')
    await expect(input.selectionStart).toBe(2)
    await userEvent.keyboard('{Home}')
    await expect(input.selectionStart).toBe(0)
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <NumberField {...args} />
      <NumberField {...args} label="With help" description="What it is for." />
      <NumberField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <NumberField {...args} label="Optional" isOptional />
      <NumberField {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = { args: { label: 'אורך', unit: 'דקות' }, decorators: [rightToLeft] }
