import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
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

/** One Tab stop; the arrows move, Space switches. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Day' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('month')
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked()
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
