import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { BUTTON_SIZES } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { ToggleButtonGroup } from './ToggleButtonGroup'

const OPTIONS = [
  { id: 'booked', label: 'Booked' },
  { id: 'cancelled', label: 'Cancelled' },
  { id: 'missed', label: 'Missed' },
]

const meta = {
  component: ToggleButtonGroup,
  args: { label: 'Status', options: OPTIONS, selectedKeys: ['booked'], onSelectionChange: fn() },
  render: function Controlled(args) {
    const [selectedKeys, setSelectedKeys] = useState(args.selectedKeys)
    return (
      <ToggleButtonGroup
        {...args}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          setSelectedKeys(keys)
          args.onSelectionChange(keys)
        }}
      />
    )
  },
} satisfies Meta<typeof ToggleButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

/** One Tab stop; the arrows move, Space and Enter switch each by itself. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Booked' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['booked', 'missed'])
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['missed'])
  },
}

/** Every size, with icons, partly and wholly disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {BUTTON_SIZES.map((size) => (
        <ToggleButtonGroup {...args} key={size} size={size} label={`Status, ${size}`} />
      ))}
      <ToggleButtonGroup
        {...args}
        label="Kinds of visit"
        selectedKeys={['video']}
        options={[
          { id: 'video', label: 'Video', icon: <Icon of="video" size="s" /> },
          { id: 'place', label: 'In person', icon: <Icon of="building" size="s" /> },
          { id: 'phone', label: 'By phone', icon: <Icon of="phone" size="s" />, isDisabled: true },
        ]}
      />
      <ToggleButtonGroup {...args} label="Disabled" isDisabled />
    </div>
  ),
}

/** In a narrow place they go to further lines. */
export const Narrow: Story = {
  args: {
    selectedKeys: ['c2'],
    options: [
      'Individual therapy',
      'Couples therapy',
      'Psychotherapeutische Krisenintervention',
      'Group',
    ].map((label, index) => ({ id: `c${index}`, label })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Right to left, the left arrow goes on. */
export const RightToLeft: Story = {
  args: {
    label: 'الحالة',
    options: [
      { id: 'booked', label: 'محجوز' },
      { id: 'cancelled', label: 'ملغى' },
    ],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
}
