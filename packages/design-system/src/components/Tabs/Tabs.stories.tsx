import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Card } from '../Card/Card'
import { Tabs, type TabsProps } from './Tabs'

const meta = {
  component: Tabs,
  args: {
    label: 'Maya Ortiz',
    selectedKey: 'overview',
    onSelectionChange: fn(),
    tabs: [
      { id: 'overview', label: 'Overview', content: <Card>Phone and e-mail</Card> },
      { id: 'appointments', label: 'Appointments', content: <Card>Nothing is booked</Card> },
    ],
  },
  render: (args) => <SelectingTabs {...args} />,
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

function SelectingTabs({ onSelectionChange, ...props }: TabsProps<string>) {
  const [selected, setSelected] = useState(props.selectedKey)
  const select = (id: string) => {
    setSelected(id)
    onSelectionChange(id)
  }
  return <Tabs {...props} selectedKey={selected} onSelectionChange={select} />
}

/** The arrow keys choose. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('appointments')
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Appointments' })).toBeVisible()
  },
}

/** More tabs than there is room for go to the next line. */
export const Matrix: Story = {
  args: {
    tabs: [
      'overview',
      'appointments',
      'notes',
      'measures',
      'billing',
      'documents',
      'coverage',
      'contacts',
    ].map((id) => ({ id, label: id, content: id })),
  },
}
