import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { longWords, rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { SearchField } from './SearchField'

const meta = {
  component: SearchField,
  args: { label: 'Find a client', value: '', shortcut: '/', onSubmit: fn(), onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <SearchField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

/** Enter hands it over, Escape clears it. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Find a client' })
    await userEvent.tab()
    await userEvent.keyboard('leo{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('leo')
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <SearchField {...args} />
      <SearchField {...args} label="With help" description="What it is for." />
      <SearchField {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <SearchField {...args} label="Optional" isOptional />
      <SearchField {...args} label="Disabled" isDisabled />
      <SearchField {...args} label="Filled" value="leo" />
      <SearchField {...args} label="Hidden label" isLabelHidden placeholder="Find by name or number" />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** The magnifier is at the right, and the cross that clears is at the left. */
export const RightToLeft: Story = {
  args: { label: 'חיפוש לקוחה', description: 'לפי שם או מספר.', value: 'נועה חדד' },
  decorators: [rightToLeft],
}
