import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { PhoneField } from './PhoneField'

const meta = {
  component: PhoneField,
  args: { label: 'Phone', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <PhoneField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

/** Takes any form, shows one. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Phone' })
    await userEvent.tab()
    await userEvent.keyboard('503.555.0123')
    await userEvent.tab()
    await expect(input).toHaveValue('(503) 555-0123')
    await expect(args.onChange).toHaveBeenLastCalledWith('5035550123')
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <PhoneField {...args} />
      <PhoneField {...args} label="With help" description="What it is for." />
      <PhoneField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <PhoneField {...args} label="Optional" isOptional />
      <PhoneField {...args} label="Disabled" isDisabled />
      <PhoneField {...args} label="With its country" value="15035550123" />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = { args: { label: 'טלפון', value: '5035550123' }, decorators: [rightToLeft] }
