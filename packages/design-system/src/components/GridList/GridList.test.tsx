import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { GridList, type GridListItem } from './GridList'

type Id = 'intake' | 'consent' | 'plan'

const onDelete = vi.fn()
const ITEMS: GridListItem<Id>[] = [
  { id: 'intake', label: 'Intake form', description: 'Signed Nov 12' },
  {
    id: 'consent',
    label: 'Consent',
    actions: { items: [{ id: 'delete', label: 'Delete' }], onAction: onDelete },
  },
  { id: 'plan', label: 'Plan', isDisabled: true },
]

const row = (name: RegExp) => screen.getByRole('row', { name })

function Choosing() {
  const [keys, setKeys] = useState<ReadonlySet<Id>>(new Set())
  return (
    <GridList
      label="Documents"
      items={ITEMS}
      selectionMode="multiple"
      selectedKeys={keys}
      onSelectionChange={setKeys}
    />
  )
}

test('is one Tab stop; arrows move over the items and Enter opens one', async () => {
  const onAction = vi.fn()
  render(
    <>
      <GridList label="Documents" items={ITEMS} onAction={onAction} />
      <button>After</button>
    </>,
  )
  expect(screen.getByRole('grid', { name: 'Documents' })).toBeVisible()
  await userEvent.tab()
  expect(row(/Intake form/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('consent')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('Right leads to the menu of an item, which is named for it and opens nothing else', async () => {
  const onAction = vi.fn()
  render(<GridList label="Documents" items={ITEMS} onAction={onAction} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(screen.getByRole('button', { name: 'Actions for Consent' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onDelete).toHaveBeenCalledExactlyOnceWith('delete')
  expect(onAction).not.toHaveBeenCalled()
})

test('Space selects, with a box that is named for its item', async () => {
  render(<Choosing />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(row(/Intake form/)).toHaveAttribute('aria-selected', 'true')
  expect(within(row(/Intake form/)).getByRole('checkbox')).toBeChecked()
  expect(within(row(/Consent/)).getByRole('checkbox')).toHaveAccessibleName(/Consent/)
})

test('selects all that can be selected with Ctrl A', async () => {
  render(<Choosing />)
  await userEvent.tab()
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(row(/Consent/)).toHaveAttribute('aria-selected', 'true')
  expect(row(/Plan/)).toHaveAttribute('aria-disabled', 'true')
})

test('without items it shows what the place is for', () => {
  render(<GridList label="Documents" items={[]} emptyState="No documents yet" />)
  expect(screen.getByText('No documents yet')).toBeVisible()
})
