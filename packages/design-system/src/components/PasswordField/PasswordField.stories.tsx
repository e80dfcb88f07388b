import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from '../Link/Link'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { PasswordField } from './PasswordField'

const meta = {
  component: PasswordField,
  args: { label: 'Password', value: 'oaklet-demo', autoComplete: 'current-password', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <PasswordField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Shown and hidden by its own button, the next Tab stop. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <PasswordField {...args} />
      <PasswordField {...args} label="With help" description="What it is for." />
      <PasswordField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <PasswordField {...args} label="Optional" isOptional />
      <PasswordField {...args} label="Disabled" isDisabled />
      <PasswordField {...args} label="With a way out" labelAction={<Link href="#forgot">Forgot it?</Link>} />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = { args: { label: 'סיסמה', value: 'abc' }, decorators: [rightToLeft] }
