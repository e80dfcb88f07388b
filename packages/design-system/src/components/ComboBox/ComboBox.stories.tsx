import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ComboBox } from './ComboBox'

const CLIENTS = ['Amara Okafor', 'Benjamin Katz', 'Leo Grant', 'Leonie Hart'].map((label, index) => ({
  id: `client-${index}`,
  label,
  description: `Born 03/0${index + 1}/1990`,
}))

const meta = {
  component: ComboBox,
  args: {
    label: 'Client',
    description: 'Type a part of the name.',
    items: CLIENTS,
    inputValue: '',
    onInputChange: fn(),
    selectedKey: null as string | null,
    onSelectionChange: fn(),
    emptyText: 'No client of that name',
    isRequired: true,
  },
  render: function Controlled(args) {
    const [inputValue, setInputValue] = useState(args.inputValue)
    const [selectedKey, setSelectedKey] = useState(args.selectedKey)
    return (
      <ComboBox
        {...args}
        inputValue={inputValue}
        onInputChange={setInputValue}
        selectedKey={selectedKey}
        onSelectionChange={(key) => {
          setSelectedKey(key)
          args.onSelectionChange(key)
        }}
      />
    )
  },
} satisfies Meta<typeof ComboBox>
export default meta
type Story = StoryObj<typeof meta>

/** Found by typing, picked by Enter. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Client' })
    await userEvent.tab()
    await userEvent.keyboard('leo')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Leo Grant')
    await expect(args.onSelectionChange).toHaveBeenCalledWith('client-2')
  },
}

/** The server is asked; the list says so. */
export const Searching: Story = {
  args: { filter: 'none', items: [], isLoading: true },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('leo')
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible())
  },
}

/** Nothing found says what to do instead, here and to a screen reader. */
export const Empty: Story = {
  args: { filter: 'none', items: [] },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('zz')
    await expect(await screen.findByRole('listbox')).toHaveTextContent('No client of that name')
  },
}

/** At rest, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <ComboBox {...args} />
      <ComboBox {...args} label="Chosen" selectedKey="client-2" inputValue="Leo Grant" />
      <ComboBox {...args} label="Wrong" errorMessage="Choose a client." />
      <ComboBox {...args} label="Optional" isOptional isRequired={false} />
      <ComboBox {...args} label="Disabled" isDisabled />
    </div>
  ),
}
