import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ListBox, type LIST_BOX_SELECTION_MODES } from './ListBox'

const ITEMS = [
  { id: 'ana', label: 'Ana Bell', description: 'Psychologist' },
  { id: 'leo', label: 'Leo Grant' },
  { id: 'maya', label: 'Maya Ortiz' },
  { id: 'zoe', label: 'Zoë Hart', isDisabled: true },
] as const

type Id = (typeof ITEMS)[number]['id']

function Clinicians({ selectionMode }: { selectionMode: (typeof LIST_BOX_SELECTION_MODES)[number] }) {
  const [keys, setKeys] = useState<ReadonlySet<Id>>(new Set())
  return (
    <ListBox
      label="Clinicians"
      items={ITEMS}
      selectionMode={selectionMode}
      selectedKeys={keys}
      onSelectionChange={setKeys}
    />
  )
}

const option = (name: string) => screen.getByRole('option', { name })
const chosen = () => screen.queryAllByRole('option', { selected: true }).map((one) => one.textContent.trim())

test('has its label as its name, and its options all that is seen of them', () => {
  render(<Clinicians selectionMode="single" />)
  expect(screen.getByRole('listbox', { name: 'Clinicians' })).toBeVisible()
  expect(option('Ana Bell Psychologist')).toBeVisible()
  expect(option('Zoë Hart')).toHaveAttribute('aria-disabled', 'true')
})

test('of one kind, choosing another lets go of the first', async () => {
  render(<Clinicians selectionMode="single" />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(chosen()).toEqual(['Leo Grant'])
})

test('of several, each is switched by itself', async () => {
  render(<Clinicians selectionMode="multiple" />)
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown} {ArrowDown} {ArrowUp} ')
  expect(chosen()).toEqual(['Ana Bell Psychologist', 'Maya Ortiz'])
})

test('Ctrl A takes all that can be chosen', async () => {
  render(<Clinicians selectionMode="multiple" />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(option('Maya Ortiz')).toHaveAttribute('aria-selected', 'true')
})

test('letters typed go to an option, and what cannot be chosen is passed over', async () => {
  render(<Clinicians selectionMode="single" />)
  await userEvent.tab()
  await userEvent.keyboard('ma')
  expect(option('Maya Ortiz')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(option('Maya Ortiz')).toHaveFocus()
})

test('groups have names, and an empty list says why', () => {
  const props = {
    selectionMode: 'single',
    selectedKeys: new Set<Id>(),
    onSelectionChange: () => undefined,
  } as const
  const { rerender } = render(
    <ListBox
      {...props}
      label="Clinicians"
      sections={[{ id: 'here', label: 'In the office', items: ITEMS }]}
    />,
  )
  expect(screen.getByRole('group', { name: 'In the office' })).toContainElement(option('Leo Grant'))
  rerender(<ListBox {...props} label="Clinicians" isLabelHidden items={[]} emptyState="Nobody works today" />)
  expect(screen.getByRole('listbox', { name: 'Clinicians' })).toHaveTextContent('Nobody works today')
})
