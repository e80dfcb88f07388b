import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
import { MultiSelect } from './MultiSelect'

const PEOPLE = ['Amara Okafor', 'Benjamin Katz', 'Leo Grant', 'Leonie Hart'].map((label, index) => ({
  id: `client-${index}`,
  label,
}))

const meta = {
  component: MultiSelect,
  args: {
    label: 'Clients',
    description: 'Who takes part.',
    items: PEOPLE,
    selectedKeys: [] as string[],
    onSelectionChange: fn(),
    emptyText: 'No client of that name',
  },
  render: function Controlled(args) {
    const [keys, setKeys] = useState<readonly string[]>(args.selectedKeys)
    return (
      <div style={{ maxInlineSize: '24rem' }}>
        <MultiSelect
          {...args}
          selectedKeys={keys}
          onSelectionChange={(next) => {
            setKeys(next)
            args.onSelectionChange(next)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof MultiSelect>
export default meta
type Story = StoryObj<typeof meta>

/** Found by typing, chosen by Enter, one after the other; taken away again from the tags. */
export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('combobox', { name: 'Clients' })
    await userEvent.tab()
    await userEvent.keyboard('leo')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['client-2'])
    await expect(input).toHaveValue('')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['client-2', 'client-0'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: 'Leo Grant' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['client-0'])
    await expect(canvas.getByRole('row', { name: 'Amara Okafor' })).toHaveFocus()
  },
}

/** The open list says which ones are chosen by boxes. */
export const Open: Story = {
  args: { selectedKeys: ['client-1'] },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('option', { name: 'Benjamin Katz' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The server is asked; the list says so. */
export const Searching: Story = {
  args: { items: [], inputValue: 'leo', onInputChange: fn(), isLoading: true },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Searching…')
  },
}

/** Nothing found says what to do instead. */
export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await userEvent.tab()
    await userEvent.keyboard('zz')
    await expect(await screen.findByRole('listbox')).toHaveTextContent('No client of that name')
  },
}

/** At rest, chosen, wrong, optional and disabled. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '24rem' }}>
      <MultiSelect {...args} placeholder="Type a name" />
      <MultiSelect {...args} label="Chosen" selectedKeys={PEOPLE.map(({ id }) => id)} />
      <MultiSelect {...args} label="Wrong" errorMessage="Choose two clients or more." />
      <MultiSelect {...args} label="Optional" isOptional />
      <MultiSelect {...args} label="Disabled" selectedKeys={['client-1']} isDisabled />
    </div>
  ),
}

/** Long words break inside their tags. */
export const LongWords: Story = {
  args: {
    items: [
      { id: 'a', label: 'Donaudampfschifffahrtsgesellschaft' },
      { id: 'b', label: 'Dr. Bartholomew Featherstonehaugh' },
    ],
    selectedKeys: ['a', 'b'],
  },
  decorators: [twiceAsLarge],
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: {
    label: 'לקוחות',
    description: 'מי משתתף.',
    items: [
      { id: 'a', label: 'יעל כהן' },
      { id: 'b', label: 'דוד לוי' },
    ],
    selectedKeys: ['a', 'b'],
  },
  decorators: [rightToLeft],
}
