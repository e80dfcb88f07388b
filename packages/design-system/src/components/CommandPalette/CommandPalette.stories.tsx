import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button'
import { Icon } from '../Icon/Icon'
import { turnPage } from '../Field/story-frames'
import { CommandPalette } from './CommandPalette'
import type { PaletteSection } from './palette-content'

const SECTIONS: readonly PaletteSection[] = [
  {
    id: 'clients',
    label: 'Clients',
    items: [
      { id: 'maya', label: 'Maya Ortiz', hint: 'born May 4, 1988', icon: <Icon of="user" /> },
      { id: 'leo', label: 'Leo Novak', hint: 'born Jan 20, 2011', icon: <Icon of="user" /> },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'appointment', label: 'New appointment', icon: <Icon of="calendar-add" />, shortcut: 'n' },
      { id: 'client', label: 'New client', icon: <Icon of="user-add" />, shortcut: 'Shift+C' },
      { id: 'invoice', label: 'New invoice', icon: <Icon of="billing" /> },
    ],
  },
]

const meta = {
  component: CommandPalette,
  args: {
    label: 'Find or do anything',
    placeholder: 'A client, a page or an action',
    isOpen: false,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    sections: SECTIONS,
    onAction: fn(),
    emptyText: 'Nothing goes with that. Try a client’s last name.',
  },
  render: function Owner(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [query, setQuery] = useState(args.query)
    const isFound = (label: string) => label.toLowerCase().includes(query.toLowerCase())
    return (
      <>
        <Button onPress={() => setOpen(true)}>Search</Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          query={query}
          onQueryChange={setQuery}
          sections={args.sections.map((section) => ({
            ...section,
            items: section.items.filter(({ label }) => isFound(label)),
          }))}
        />
      </>
    )
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.findByRole('combobox', { name: 'Find or do anything' })
const isAt = (name: RegExp) =>
  waitFor(async () =>
    expect(await box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name }).id),
  )

/** The keys of the W3C’s pattern for a combobox with a list, each as a step. */
export const Example: Story = {
  play: async ({ args, step }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await box()).toHaveFocus())
    await step('Down goes into the list and on; focus stays in the box', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await isAt(/Maya Ortiz/)
      await userEvent.keyboard('{ArrowDown}')
      await isAt(/Leo Novak/)
      await expect(await box()).toHaveFocus()
    })
    await step('Up goes back', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await isAt(/Maya Ortiz/)
    })
    await step('Enter does what the list is at, and closes', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.onAction).toHaveBeenCalledWith('maya')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

/** What letters and Escape do, each as a step. */
export const Typing: Story = {
  args: { isOpen: true },
  play: async ({ step }) => {
    await waitFor(async () => expect(await box()).toHaveFocus())
    await step('Letters narrow the list down', async () => {
      await userEvent.keyboard('inv')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    })
    await step('Escape clears what was typed', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(async () => expect(await box()).toHaveValue(''))
    })
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}

/** Open, with everything that a line can have. */
export const Matrix: Story = { args: { isOpen: true } }

/** Nothing goes with what was typed. */
export const Empty: Story = { args: { isOpen: true, query: 'zz' } }

/** The server is still searching. */
export const Loading: Story = { args: { isOpen: true, query: 'zz', isLoading: true } }

/** Long words go to further lines, and a long list scrolls. */
export const LongWords: Story = {
  args: {
    isOpen: true,
    sections: [
      {
        id: 'long',
        label: 'Krankenversicherungsabrechnungsvoranschläge',
        items: Array.from({ length: 20 }, (_, index) => ({
          id: `i${index}`,
          label: `Statement ${index + 1} for the insurance company and for everybody else who pays`,
          hint: 'Krankenversicherungsabrechnungsbestätigung',
          shortcut: 'Control+Shift+S',
        })),
      },
    ],
  },
}

/** Words that run from right to left. */
export const RightToLeft: Story = {
  args: {
    isOpen: true,
    placeholder: 'عميل أو صفحة',
    sections: [{ id: 'a', label: 'إجراءات', items: [{ id: 'n', label: 'موعد جديد', shortcut: 'n' }] }],
  },
  beforeEach: turnPage('ar'),
}
