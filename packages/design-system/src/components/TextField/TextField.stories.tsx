import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { TEXT_FIELD_TYPES, TextField } from './TextField'

const meta = {
  component: TextField,
  args: {
    label: 'Legal name',
    value: '',
    description: 'As on their papers.',
    isRequired: true,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

/** Filled in by keyboard. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('textbox', { name: 'Legal name' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Leo Grant')
    await expect(args.onChange).toHaveBeenLastCalledWith('Leo Grant')
    await expect(input).toHaveAccessibleDescription('As on their papers.')
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <TextField {...args} />
      <TextField {...args} label="With help" description="What it is for." />
      <TextField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <TextField {...args} label="Optional" isOptional />
      <TextField {...args} label="Disabled" isDisabled />
      <TextField {...args} label="With a unit" value="50" trailing="minutes" />
      {TEXT_FIELD_TYPES.map((type) => (
        <TextField {...args} key={type} type={type} label={`Of type ${type}`} />
      ))}
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
  args: { label: 'שם מלא', description: 'כפי שמופיע בתעודה.', value: 'יעל כהן' },
  decorators: [rightToLeft],
}
