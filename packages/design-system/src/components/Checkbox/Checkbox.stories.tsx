import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { Checkbox } from './Checkbox'

const meta = {
  component: Checkbox,
  args: {
    children: 'Send a reminder',
    description: 'The day before, by e-mail.',
    isSelected: false,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [isSelected, setSelected] = useState(args.isSelected ?? false)
    return (
      <Checkbox
        {...args}
        isSelected={isSelected}
        onChange={(next) => {
          setSelected(next)
          args.onChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** Ticked by Space; its words are part of the target. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Send a reminder' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

/** Off, on, mixed, wrong and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Checkbox {...args}>Off</Checkbox>
      <Checkbox {...args} isSelected>
        On
      </Checkbox>
      <Checkbox {...args} isIndeterminate>
        Mixed
      </Checkbox>
      <Checkbox {...args} errorMessage="Tick this to go on.">
        Wrong
      </Checkbox>
      <Checkbox {...args} isDisabled>
        Disabled
      </Checkbox>
      <Checkbox {...args} isSelected isDisabled>
        Disabled and on
      </Checkbox>
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: {
    children: 'Tell the Donaudampfschifffahrtsgesellschaft',
    description: 'As the Donaudampfschifffahrtsgesellschaft asks.',
    errorMessage: 'Ask the Donaudampfschifffahrtsgesellschaft.',
  },
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: { children: 'שליחת תזכורת', description: 'יום לפני.', isSelected: true },
  decorators: [rightToLeft],
}
