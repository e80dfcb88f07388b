import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { RADIO_ORIENTATIONS, RadioGroup } from './RadioGroup'

const OPTIONS = [
  { id: 'adult', label: 'Adult' },
  { id: 'minor', label: 'Minor', description: 'Needs a guardian' },
  { id: 'couple', label: 'Couple', isDisabled: true },
]

const meta = {
  component: RadioGroup,
  args: { label: 'Type', options: OPTIONS, value: null as string | null, isRequired: true, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <RadioGroup
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

/** One Tab stop; the arrows choose. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('minor')
    await expect(canvas.getByRole('radio', { name: 'Minor' })).toBeChecked()
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      {RADIO_ORIENTATIONS.map((orientation) => (
        <RadioGroup {...args} key={orientation} label={orientation} orientation={orientation} value="adult" />
      ))}
      <RadioGroup {...args} />
      <RadioGroup {...args} label="With help" description="What it is for." />
      <RadioGroup {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <RadioGroup {...args} label="Optional" isOptional />
      <RadioGroup {...args} label="Disabled" isDisabled />
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
    label: 'סוג',
    options: [
      { id: 'a', label: 'מבוגר' },
      { id: 'b', label: 'קטין' },
    ],
    value: 'a',
  },
  decorators: [rightToLeft],
}
