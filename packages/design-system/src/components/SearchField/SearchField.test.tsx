import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField'

function Owner({ onSubmit }: { onSubmit?: (value: string) => void }) {
  const [value, setValue] = useState('leo')
  return (
    <SearchField
      label="Find a client"
      shortcut="/"
      value={value}
      onChange={setValue}
      {...(onSubmit && { onSubmit })}
    />
  )
}

test('is a search box that Escape and its button clear', async () => {
  render(<Owner />)
  const box = screen.getByRole('searchbox', { name: 'Find a client' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(box).toHaveValue('')
  await userEvent.type(box, 'mila{Escape}')
  expect(box).toHaveValue('')
})

test('hands over what was typed on Enter', async () => {
  const onSubmit = vi.fn()
  render(<Owner onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('leo')
})

test('shows its shortcut only while there is nothing to clear', async () => {
  render(<Owner />)
  expect(screen.queryByText('/')).toBeNull()
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(screen.getByText('/')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('with a list it is a combobox that says where the keys are', () => {
  const list = { id: 'found', isOpen: true, activeId: 'found-2' }
  const { rerender } = render(<SearchField label="Search" value="ma" onChange={vi.fn()} list={list} />)
  const box = screen.getByRole('combobox', { name: 'Search' })
  expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(box).toHaveAttribute('aria-controls', 'found')
  expect(box).toHaveAttribute('aria-activedescendant', 'found-2')
  rerender(
    <SearchField
      label="Search"
      value="ma"
      onChange={vi.fn()}
      list={{ ...list, isOpen: false, activeId: null }}
    />,
  )
  expect(box).toHaveAttribute('aria-expanded', 'false')
  expect(box).not.toHaveAttribute('aria-controls')
  expect(box).not.toHaveAttribute('aria-activedescendant')
})
