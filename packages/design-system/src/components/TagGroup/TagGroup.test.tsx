import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TagGroup, type TagGroupProps } from './TagGroup'

const TOPICS = ['Anxiety', 'Grief', 'Sleep'].map((label) => ({ id: label.toLowerCase(), label }))

function Topics(props: Partial<TagGroupProps>) {
  const [items, setItems] = useState(TOPICS)
  return (
    <>
      <TagGroup
        label="Topics"
        emptyText="No topics yet"
        onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
        {...props}
        items={items}
      />
      <button>Next</button>
    </>
  )
}

const tags = () => screen.queryAllByRole('row').map((row) => row.textContent)
const tag = (name: string) => screen.getByRole('row', { name })
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')?.textContent ?? ''

test('is one stop for Tab, and moved through by arrows', async () => {
  render(<Topics />)
  await userEvent.tab()
  expect(tag('Anxiety')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  expect(tag('Grief')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(tag('Sleep')).toHaveFocus()
})

test.each(['{Delete}', '{Backspace}'])('%s takes a tag away, says so, and goes to the next', async (key) => {
  render(<Topics />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(tags()).toEqual(['Grief', 'Sleep'])
  expect(tag('Grief')).toHaveFocus()
  expect(spoken()).toContain('Anxiety removed')
})

test('keeps focus in its place when the last tag is taken away', async () => {
  render(<Topics />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}{Delete}{Delete}')
  expect(tags()).toEqual([])
  expect(screen.getByRole('group', { name: 'Topics' })).toHaveFocus()
  expect(screen.getByText('No topics yet')).toBeVisible()
})

test('has a button on each tag that names what it takes away', async () => {
  render(<Topics />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Grief' }))
  expect(tags()).toEqual(['Anxiety', 'Sleep'])
})

test('says nothing was removed while its owner keeps it', async () => {
  render(<TagGroup label="Kept" items={[{ id: 'a', label: 'Kept one' }]} onRemove={vi.fn()} />)
  await userEvent.tab()
  await userEvent.keyboard('{Delete}')
  expect(spoken()).not.toContain('Kept one removed')
})

test('offers no removal without an owner for it', () => {
  render(<TagGroup label="Topics" items={TOPICS} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('keeps its name when the label is hidden, and is described by its help', () => {
  render(<Topics isLabelHidden description="What this is about." />)
  const list = screen.getByRole('grid', { name: 'Topics' })
  expect(list).toHaveAccessibleDescription(/What this is about\./)
})
