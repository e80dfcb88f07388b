import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { OneTimeCodeField } from './OneTimeCodeField'

const meta = {
  component: OneTimeCodeField,
  args: {
    label: 'Code',
    description: 'The six digits from the e-mail.',
    value: '',
    onChange: fn(),
    onComplete: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <OneTimeCodeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof OneTimeCodeField>
export default meta
type Story = StoryObj<typeof meta>

/** Typed: what is no digit never gets in. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' })
    await userEvent.tab()
    await userEvent.keyboard('12a3 456')
    await expect(input).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** Pasted the way a message writes it. */
export const Pasted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.paste('123-456')
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('123456')
    await expect(args.onComplete).toHaveBeenCalledWith('123456')
  },
}

/** A letter in the middle is refused and leaves the caret where it is. */
export const PutRight: Story = {
  args: { value: '1234' },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}x9')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenCalledWith('12934')
  },
}

/** At rest, filled in, of another length, wrong and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <OneTimeCodeField {...args} />
      <OneTimeCodeField {...args} label="Filled in" value="123456" />
      <OneTimeCodeField
        {...args}
        label="Of four digits"
        description="As on the card."
        length={4}
        value="1234"
      />
      <OneTimeCodeField
        {...args}
        label="Wrong"
        value="12"
        errorMessage="Enter the six digits from the e-mail."
      />
      <OneTimeCodeField {...args} label="Disabled" value="123456" isDisabled />
    </div>
  ),
}

/** Among words that run from right to left the digits keep their order. */
export const RightToLeft: Story = {
  args: { label: 'קוד אימות', description: 'שש הספרות מההודעה.', value: '123456' },
  decorators: [rightToLeft],
}

/** Narrower than the code is wide, it stays in its place and scrolls inside. */
export const TwiceAsLarge: Story = {
  args: { value: '123456', errorMessage: 'That code has expired. Ask for a new one.' },
  decorators: [twiceAsLarge],
}
