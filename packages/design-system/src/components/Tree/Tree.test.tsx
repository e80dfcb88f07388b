import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Tree } from './Tree'
import { flatTree, type TreeItem } from './tree-item'

const ITEMS: TreeItem[] = [
  {
    id: 'oak',
    label: 'Oakwood',
    children: [
      { id: 'main', label: 'Main street', children: [{ id: 'room', label: 'Room 1' }] },
      { id: 'park', label: 'Park road', isDisabled: true },
    ],
  },
  { id: 'elm', label: 'Elmwood' },
]

const row = (name: RegExp) => screen.getByRole('row', { name })

test('says how deep each item is, how many there are beside it, and whether it is open', async () => {
  render(<Tree label="Places" items={ITEMS} />)
  expect(screen.getByRole('treegrid', { name: 'Places' })).toBeVisible()
  expect(row(/Oakwood/)).toHaveAttribute('aria-expanded', 'false')
  expect(row(/Oakwood/)).toHaveAttribute('aria-setsize', '2')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(row(/Oakwood/)).toHaveAttribute('aria-expanded', 'true')
  expect(row(/Main street/)).toHaveAttribute('aria-level', '2')
  expect(row(/Elmwood/)).not.toHaveAttribute('aria-expanded')
})

test('Right opens an item, goes into an open one, and stays on one that holds nothing', async () => {
  render(<Tree label="Places" items={ITEMS} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(row(/Oakwood/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(row(/Main street/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(row(/Room 1/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(row(/Room 1/)).toHaveFocus()
})

test('Left closes an item, and from inside leads to what holds it', async () => {
  render(<Tree label="Places" items={ITEMS} defaultExpandedKeys={new Set(['oak'])} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(row(/Main street/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(row(/Oakwood/)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.queryByRole('row', { name: /Main street/ })).toBeNull()
})

test('Enter opens an item, wherever it stands', async () => {
  const onAction = vi.fn()
  render(
    <Tree label="Places" items={ITEMS} defaultExpandedKeys={new Set(['oak', 'main'])} onAction={onAction} />,
  )
  await userEvent.tab()
  await userEvent.keyboard('room{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('room')
})

function Choosing({ onChange }: { onChange: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <Tree
      label="Places"
      items={ITEMS}
      defaultExpandedKeys={new Set(['oak'])}
      selectionMode="multiple"
      selectedKeys={keys}
      onSelectionChange={(next) => {
        setKeys(next)
        onChange([...next])
      }}
    />
  )
}

test('Space selects, and boxes are named for their items', async () => {
  const onChange = vi.fn()
  render(<Choosing onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowDown} ')
  expect(onChange).toHaveBeenLastCalledWith(['oak', 'main'])
  expect(screen.getByRole('checkbox', { name: /Main street/ })).toBeChecked()
})

test('says which items are open, when that is kept outside', async () => {
  const onExpandedChange = vi.fn()
  render(
    <Tree
      label="Places"
      items={ITEMS}
      expandedKeys={new Set<string>()}
      onExpandedChange={onExpandedChange}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(new Set(['oak']))
})

test('without items it shows what the place is for', () => {
  render(<Tree label="Places" items={[]} emptyState="No places yet" />)
  expect(screen.getByText('No places yet')).toBeVisible()
})

test('knows every item, whatever holds it', () => {
  expect(flatTree(ITEMS).map(({ id }) => id)).toEqual(['oak', 'main', 'room', 'park', 'elm'])
})
