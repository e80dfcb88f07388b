import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { longWords, rightToLeft, turnPage, twiceAsLarge } from '../Field/story-frames'
import { DateRangePicker } from './DateRangePicker'

const PRESETS = [
  { id: '7', label: 'Last 7 days', range: { start: '2026-11-15', end: '2026-11-21' } },
  { id: '30', label: 'Last 30 days', range: { start: '2026-10-23', end: '2026-11-21' } },
  { id: 'month', label: 'This month', range: { start: '2026-11-01', end: '2026-11-30' } },
  { id: 'quarter', label: 'This quarter', range: { start: '2026-10-01', end: '2026-12-31' } },
]

const meta = {
  component: DateRangePicker,
  args: {
    label: 'Period',
    value: { start: '2026-11-03', end: '2026-11-19' },
    presets: PRESETS,
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <DateRangePicker
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  within(canvasElement)
    .getByRole('button', { name: /Calendar|לוח שנה/ })
    .focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
}

/** Chosen from its months by keyboard: the first day, then the last. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-04', end: '2026-11-19' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = within(canvasElement).getByRole('button', { name: /Calendar/ })
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A period that is asked for often is one press. */
export const Presets: Story = {
  play: async ({ args, canvasElement }) => {
    await open(canvasElement)
    screen.getByRole('button', { name: 'Last 30 days' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-10-23', end: '2026-11-21' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Open: the days between the first and the last are a band. */
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) }

/** At rest, with help, wrong, optional, disabled and empty. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <DateRangePicker {...args} />
      <DateRangePicker {...args} label="With help" description="What the report covers." />
      <DateRangePicker {...args} label="Wrong" errorMessage="Choose a period of a year or less." />
      <DateRangePicker {...args} label="Optional" isOptional />
      <DateRangePicker {...args} label="Disabled" isDisabled />
      <DateRangePicker {...args} label="Empty" value={null} />
      <DateRangePicker {...args} label="Backwards" value={{ start: '2026-11-19', end: '2026-11-03' }} />
    </div>
  ),
}

/** Long words in a narrow place, twice as large: nothing is cut off. */
export const LongWords: Story = {
  args: longWords,
  decorators: [twiceAsLarge],
}

/** Periods with long names break, and leave the calendar its room. */
export const LongPresets: Story = {
  args: {
    presets: [
      {
        id: 'quarter',
        label: 'Krankenversicherungsabrechnungsquartal',
        range: { start: '2026-10-01', end: '2026-12-31' },
      },
      {
        id: 'since',
        label: 'Since the first session with Wilhelmina Featherstonehaugh-Cholmondeley',
        range: { start: '2026-08-03', end: '2026-11-21' },
      },
    ],
  },
  play: ({ canvasElement }) => open(canvasElement),
}

/** Periods stand at the right, the earlier month before the later one, and the band runs to the left. */
export const RightToLeft: Story = {
  args: {
    label: 'תקופת הדוח',
    presets: [
      { id: 'month', label: 'החודש', range: { start: '2026-11-01', end: '2026-11-30' } },
      { id: 'quarter', label: 'הרבעון', range: { start: '2026-10-01', end: '2026-12-31' } },
    ],
  },
  decorators: [rightToLeft],
  beforeEach: turnPage('he'),
  play: ({ canvasElement }) => open(canvasElement),
}
