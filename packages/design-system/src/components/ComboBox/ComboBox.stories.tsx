import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
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
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Searching…')
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

/** The server could not be asked: said in the list and under the field, and what was typed stays. */
export const Failed: Story = {
  args: {
    filter: 'none',
    items: [],
    emptyText: 'The clients could not be loaded.',
    errorMessage: 'The clients could not be loaded. Type again to try again.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('leo')
    await expect(await screen.findByRole('listbox')).toHaveTextContent('could not be loaded')
    await expect(input).toHaveValue('leo')
    await expect(input).toHaveAccessibleDescription(/Type again/)
  },
}

/** Each key of the pattern, as the W3C describes it for a combo box with a list. */
export const Keys: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Client' })
    const at = async (keys: string, name: string | null) => {
      await userEvent.keyboard(keys)
      await waitFor(async () => {
        const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
        await expect(active === null ? null : active.textContent).toEqual(
          name === null ? null : expect.stringContaining(name),
        )
      })
    }
    const isOpen = (is: boolean) => waitFor(() => expect(screen.queryByRole('listbox') !== null).toBe(is))

    await userEvent.tab()
    await at('{Alt>}{ArrowDown}{/Alt}', null)
    await isOpen(true)
    await at('{Alt>}{ArrowUp}{/Alt}', null)
    await isOpen(false)
    await at('{ArrowDown}', 'Amara Okafor')
    await at('{ArrowDown}', 'Benjamin Katz')
    await at('{ArrowUp}', 'Amara Okafor')
    await at('{End}', 'Leonie Hart')
    await at('{Home}', 'Amara Okafor')
    await at('{ArrowRight}', null)
    await at('{Escape}', null)
    await isOpen(false)
    await at('{ArrowUp}', 'Leonie Hart')
    await at('leo', null)
    await at('{ArrowDown}{Enter}', null)
    await isOpen(false)
    await expect(input).toHaveValue('Leo Grant')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('client-2')
    await at('{Backspace}', 'Leo Grant')
    await isOpen(true)
    await at('{Escape}', null)
    await expect(input).toHaveValue('Leo Grant')
    await expect(input).toHaveFocus()
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

/** Long words break inside the list. */
export const LongWords: Story = {
  args: {
    label: 'Who takes part in this session besides the client',
    items: [
      {
        id: 'a',
        label: 'Donaudampfschifffahrtsgesellschaft Featherstonehaugh',
        description: 'Born 03/01/1990',
      },
    ],
  },
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'לקוח',
    description: 'הקלידו חלק מהשם.',
    items: [
      { id: 'a', label: 'יעל כהן' },
      { id: 'b', label: 'דוד לוי' },
    ],
    inputValue: 'יעל כהן',
    selectedKey: 'a',
  },
  decorators: [rightToLeft],
}
