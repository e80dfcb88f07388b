import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { MoneyField } from './MoneyField'

const meta = {
  component: MoneyField,
  args: { label: 'Amount', valueCents: null, currency: 'USD', maxCents: 15000, onChangeCents: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.valueCents)
    return (
      <MoneyField
        {...args}
        valueCents={value}
        onChangeCents={(next) => {
          setValue(next)
          args.onChangeCents(next)
        }}
      />
    )
  },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

/** Left alone while it is typed, set in order on leaving. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Amount' })
    await userEvent.tab()
    await userEvent.keyboard('120.5')
    await expect(args.onChangeCents).toHaveBeenLastCalledWith(12050)
    await userEvent.tab()
    await expect(input).toHaveValue('120.50')
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <MoneyField {...args} />
      <MoneyField {...args} label="With help" description="What it is for." />
      <MoneyField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <MoneyField {...args} label="Optional" isOptional />
      <MoneyField {...args} label="Disabled" isDisabled />
      <MoneyField {...args} label="In euros" currency="EUR" valueCents={123456} />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = { args: { label: 'סכום' }, decorators: [rightToLeft] }
