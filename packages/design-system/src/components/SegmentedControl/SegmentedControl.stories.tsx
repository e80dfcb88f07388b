import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { rightToLeft } from '../Field/story-frames'
import { SegmentedControl } from './SegmentedControl'

const OPTIONS = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
]

const meta = {
  component: SegmentedControl,
  args: { label: 'View', options: OPTIONS, selectedKey: 'week', onSelectionChange: fn() },
  render: function Controlled(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey)
    return (
      <SegmentedControl
        {...args}
        selectedKey={selectedKey}
        onSelectionChange={(key) => {
          setSelectedKey(key)
          args.onSelectionChange(key)
        }}
      />
    )
  },
} satisfies Meta<typeof SegmentedControl>
export default meta
type Story = StoryObj<typeof meta>

/** One Tab stop, at the one that is on; the arrows switch. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const radio = (name: string) => within(canvasElement).getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('Week')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('month')
    await expect(radio('Month')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('Day')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(radio('Month')).toHaveFocus()
    await expect(radio('Month')).toBeChecked()
  },
}

/** Ready, partly and wholly disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <SegmentedControl {...args} />
      <SegmentedControl
        {...args}
        label="Partly disabled"
        options={[{ id: 'day', label: 'Day', isDisabled: true }, ...OPTIONS.slice(1)]}
      />
      <SegmentedControl {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** Long words break, and what has no room goes to the next line. */
export const LongWords: Story = {
  args: {
    selectedKey: 'insurance',
    options: [
      { id: 'individual', label: 'Individual therapy' },
      { id: 'insurance', label: 'Krankenversicherungsabrechnungsvoranschläge' },
      { id: 'client', label: 'Wilhelmina Featherstonehaugh-Cholmondeley' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
}

/** The first is at the right, and Left goes on to the next. */
export const RightToLeft: Story = {
  args: {
    label: 'תצוגה',
    options: [
      { id: 'day', label: 'יום' },
      { id: 'week', label: 'שבוע' },
      { id: 'month', label: 'חודש' },
    ],
  },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(within(canvasElement).getByRole('radio', { name: 'חודש' })).toBeChecked()
  },
}
