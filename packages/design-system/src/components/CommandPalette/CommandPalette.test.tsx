import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { CommandPalette } from './CommandPalette'

const SECTIONS = [
  { id: 'clients', label: 'Clients', items: [{ id: 'maya', label: 'Maya Ortiz', hint: 'born 1988' }] },
  {
    id: 'actions',
    label: 'Actions',
    items: [
      { id: 'new-client', label: 'New client', shortcut: 'c' },
      { id: 'new-invoice', label: 'New invoice' },
    ],
  },
]

const onAction = vi.fn()

function Page() {
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = (label: string) => label.toLowerCase().includes(query.toLowerCase())
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        label="Find or do anything"
        isOpen={isOpen}
        onOpenChange={setOpen}
        query={query}
        onQueryChange={setQuery}
        sections={SECTIONS.map((section) => ({
          ...section,
          items: section.items.filter(({ label }) => found(label)),
        }))}
        onAction={onAction}
        emptyText="Nothing goes with that. Try a client’s last name."
      />
    </>
  )
}

const open = async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  return screen.getByRole('combobox', { name: 'Find or do anything' })
}
const palette = () => screen.queryByRole('dialog', { name: 'Find or do anything' })

test('opens on its box, which controls a list of the same name in named groups', async () => {
  const box = await open()
  expect(box).toHaveFocus()
  expect(box).toHaveAttribute('aria-expanded', 'true')
  const list = screen.getByRole('listbox', { name: 'Find or do anything' })
  expect(box).toHaveAttribute('aria-controls', list.id)
  expect(screen.getByRole('group', { name: 'Clients' })).toContainElement(
    screen.getByRole('option', { name: 'Maya Ortiz born 1988' }),
  )
  expect(screen.getByRole('option', { name: 'New client' })).toHaveAttribute('aria-keyshortcuts', 'c')
})

test('the arrows go through the list while focus stays in the box, and Enter does it once', async () => {
  const box = await open()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(box).toHaveFocus()
  await waitFor(() =>
    expect(box).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'New client' }).id,
    ),
  )
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('new-client')
  expect(palette()).toBeNull()
})

test('Escape first clears what was typed, then closes, and focus goes back', async () => {
  const box = await open()
  await userEvent.keyboard('inv')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(box).toHaveValue('')
  expect(palette()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(palette()).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
})

test('says how much was found once typing pauses, and what to do when nothing was', async () => {
  await open()
  const spoken = () => document.querySelector('[aria-live="polite"]')
  await userEvent.keyboard('new')
  await waitFor(() => expect(spoken()).toHaveTextContent('2 results'))
  await userEvent.keyboard(' x')
  await waitFor(() => expect(spoken()).toHaveTextContent('Nothing goes with that.'))
  expect(screen.getByRole('listbox')).toHaveTextContent('Try a client’s last name.')
  expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
})
