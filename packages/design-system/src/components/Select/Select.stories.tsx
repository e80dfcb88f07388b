import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Select } from './Select'

const ITEMS = [
  { id: '90834', label: 'Psychotherapy, 45 min', description: '$150.00' },
  { id: '90837', label: 'Psychotherapy, 60 min', description: '$180.00' },
  { id: '90853', label: 'Group psychotherapy', isDisabled: true },
]

const meta = {
  component: Select,
  args: {
    label: 'Service',
    items: ITEMS,
    selectedKey: null as string | null,
    isRequired: true,
    onSelectionChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.selectedKey)
    return (
      <Select
        {...args}
        selectedKey={value}
        onSelectionChange={(next) => {
          setValue(next)
          args.onSelectionChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

/** Opened, moved through and chosen from by keyboard. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const trigger = canvas.getByRole('button', { name: /Service/ })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('90837')
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** At rest, with help, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <Select {...args} />
      <Select {...args} label="With help" description="What it is for." />
      <Select {...args} label="Wrong" errorMessage="Say what is wrong and what to do." />
      <Select {...args} label="Optional" isOptional />
      <Select {...args} label="Disabled" isDisabled />
      <Select {...args} label="Chosen" selectedKey="90834" />
    </div>
  ),
}
