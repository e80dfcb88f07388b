import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button'
import { rightToLeft, twiceAsLarge } from '../Field/story-frames'
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

/** Each key of the pattern for a list that opens from a button. */
export const Keys: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Service/ })
    const at = async (keys: string, name: RegExp) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus())
    }
    const closed = async (keys: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    }
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await at('{ArrowDown}', /45 min/)
    await closed('{Escape}')
    await at('{ArrowUp}', /60 min/)
    await closed('{Escape}')
    await at('{Enter}', /45 min/)
    await at('{ArrowDown}', /60 min/)
    await at('{ArrowUp}', /45 min/)
    await at('{End}', /60 min/)
    await at('{Home}', /45 min/)
    await closed('{Escape}')
    await expect(args.onSelectionChange).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await at('psychotherapy, 6', /60 min/)
    await closed('{Enter}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('90837')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('90834')
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

/** Long words: in the field they end in dots, in the list they break. */
export const LongWords: Story = {
  args: {
    label: 'As the Donaudampfschifffahrtsgesellschaft writes it',
    items: [{ id: 'a', label: 'Donaudampfschifffahrtsgesellschaft Featherstonehaugh' }],
    selectedKey: 'a',
    errorMessage: 'Ask the Donaudampfschifffahrtsgesellschaft.',
  },
  decorators: [twiceAsLarge],
}

/** Beside other things: as wide as the widest of its options, so that choosing moves nothing. */
export const BesideOthers: Story = {
  args: {
    label: 'Status',
    items: [
      { id: 'draft', label: 'Drafts' },
      { id: 'partially_paid', label: 'Partly paid invoices' },
    ],
    selectedKey: 'partially_paid',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'flex-end', gap: '0.75rem' }}>
        <Story />
        <Button>Next</Button>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const place = () => canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect().x
    const before = place()
    await userEvent.tab()
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`)
      await expect(place()).toBe(before)
    }
    await expect(canvas.getByRole('button', { name: /Drafts/ })).toHaveFocus()
  },
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: { label: 'שירות', items: [{ id: 'a', label: 'פגישה' }], selectedKey: 'a' },
  decorators: [rightToLeft],
}
