import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { Calendar } from './Calendar'

const meta = {
  component: Calendar,
  args: {
    label: 'First day',
    description: 'Of the group, which meets on working days.',
    value: '2026-11-17',
    minValue: '2026-11-02',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Calendar
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next)
          args.onChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Calendar>
export default meta
type Story = StoryObj<typeof meta>

/** Moved through by arrows, by month with the Page keys, chosen by Enter and Space. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /November 17, 2026/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-25')
    await userEvent.keyboard('{PageDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25')
    await expect(canvas.getByRole('heading', { name: 'First day, December 2026' })).toBeVisible()
  },
}

/** Unavailable days can be reached, but not chosen. */
export const Unavailable: Story = {
  args: { isDateUnavailable: (date) => ['2026-11-18', '2026-11-26'].includes(date) },
  play: async ({ args, canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /November 17, 2026/ })
      .focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** Chosen, empty, wrong and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '2rem' }}>
      <Calendar {...args} />
      <Calendar {...args} label="Wrong" errorMessage="Choose a Monday." />
      <Calendar {...args} label="Disabled" isDisabled />
      <Calendar {...args} label="Only some days" maxValue="2026-11-20" />
    </div>
  ),
}

/** The week begins at the right where reading does, and the buttons point the other way. */
export const RightToLeft: Story = {
  args: { label: 'היום הראשון', description: 'של הקבוצה.' },
  decorators: [rightToLeft],
}

/** Long words above and below a month in a narrow place break, and the month still has seven columns. */
export const LongWords: Story = {
  args: {
    label: 'Erstgesprächsterminvereinbarung for Wilhelmina Featherstonehaugh-Cholmondeley',
    description: 'Wie die Krankenversicherungsabrechnungsgesellschaft es verlangt.',
    errorMessage: 'Ask the Kassenärztlichebundesvereinigungsgeschäftsstelle.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}
