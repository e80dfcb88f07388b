import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { CheckboxGroup } from './CheckboxGroup'

const OPTIONS = [
  { id: 'email', label: 'E-mail' },
  { id: 'text', label: 'Text message', description: 'Rates may apply' },
  { id: 'voicemail', label: 'Voicemail', isDisabled: true },
]

const meta = {
  component: CheckboxGroup,
  args: { label: 'May contact by', options: OPTIONS, value: [] as string[], onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

/** Each a Tab stop; Space ticks it. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['email'])
    await expect(canvas.getByRole('checkbox', { name: 'E-mail' })).toBeChecked()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <CheckboxGroup {...args} />
      <CheckboxGroup {...args} label="With help" description="What it is for." />
      <CheckboxGroup {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <CheckboxGroup {...args} label="Optional" isOptional />
      <CheckboxGroup {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: {
    label: 'As the Donaudampfschifffahrtsgesellschaft writes it',
    options: [
      {
        id: 'a',
        label: 'For the Donaudampfschifffahrtsgesellschaft',
        description: 'As the Donaudampfschifffahrtsgesellschaft asks',
      },
    ],
  },
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'ימים',
    options: [
      { id: 'a', label: 'ראשון' },
      { id: 'b', label: 'שני' },
    ],
  },
  decorators: [rightToLeft],
}
