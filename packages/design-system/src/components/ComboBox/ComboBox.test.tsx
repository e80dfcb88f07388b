import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Dialog } from '../Dialog/Dialog'
import { ComboBox } from './ComboBox'
import { clientFieldOf } from './combo-box-fixtures'

const Client = clientFieldOf(ComboBox)
const input = () => screen.getByRole('combobox', { name: 'Client' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')?.textContent ?? ''

test('finds by typing, and Enter picks', async () => {
  render(<Client />)
  await userEvent.type(input(), 'leo')
  expect(options()).toEqual(['Leo GrantBorn 03/04/1990', 'Leonie Hart'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(input()).toHaveValue('Leo Grant')
  expect(screen.getByRole('status')).toHaveTextContent('l')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('filters nothing itself when the server does the finding', async () => {
  const onInputChange = vi.fn()
  render(<Client filter="none" onInputChange={onInputChange} />)
  await userEvent.type(input(), 'zz')
  expect(options()).toHaveLength(3)
  expect(onInputChange).toHaveBeenLastCalledWith('zz')
})

test('shows that it is searching, then what there is to do when nothing is found, and says so', async () => {
  const { rerender } = render(<Client filter="none" items={[]} isLoading />)
  await userEvent.type(input(), 'zz')
  expect(screen.getByRole('listbox')).toHaveTextContent('Searching…')
  rerender(<Client filter="none" items={[]} />)
  expect(screen.getByRole('listbox')).not.toHaveTextContent('Searching…')
  expect(screen.getByRole('listbox')).toHaveTextContent('No client of that name')
  expect(spoken()).toContain('No client of that name')
})

test('keeps the chosen text when the server no longer lists it', async () => {
  const { rerender } = render(<Client filter="none" />)
  await userEvent.type(input(), 'leo{ArrowDown}{ArrowDown}{Enter}')
  expect(input()).toHaveValue('Leo Grant')
  rerender(<Client filter="none" items={[]} />)
  await userEvent.type(input(), 'x')
  await userEvent.tab()
  expect(input()).toHaveValue('Leo Grant')
  expect(screen.getByRole('status')).toHaveTextContent('l')
})

test('chooses nothing once the text is cleared', async () => {
  render(<Client />)
  await userEvent.type(input(), 'leo{ArrowDown}{Enter}')
  await userEvent.clear(input())
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent('null')
})

test('Escape closes the list, stays in the field, and brings the chosen text back', async () => {
  render(<Client />)
  await userEvent.type(input(), 'leo{ArrowDown}{Enter}')
  await userEvent.type(input(), ' II{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveFocus()
  expect(input()).toHaveValue('Leo Grant')
})

test.each(['{Escape}', '{Tab}'])(
  'a text that is of nothing chosen stays when %s closes the list',
  async (key) => {
    render(<Client />)
    await userEvent.type(input(), 'leo')
    expect(options()).not.toHaveLength(0)
    await userEvent.keyboard(key)
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(input()).toHaveValue('leo')
  },
)

test('closes its list on Escape with nothing chosen, and not the dialog around it', async () => {
  const onClose = vi.fn()
  render(
    <Dialog title="New appointment" isOpen onOpenChange={onClose}>
      <Client />
    </Dialog>,
  )
  await userEvent.type(input(), 'leo{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

test('closes its list on Escape, and not the dialog around it', async () => {
  const onClose = vi.fn()
  render(
    <Dialog title="New appointment" isOpen onOpenChange={onClose}>
      <Client />
    </Dialog>,
  )
  await userEvent.type(input(), 'leo{ArrowDown}{Enter}{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('Alt+Down opens the list and stays in the text, Alt+Up closes it', async () => {
  render(<Client />)
  await userEvent.type(input(), '{Alt>}{ArrowDown}{/Alt}')
  expect(options()).toHaveLength(3)
  expect(input()).not.toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(options()).toHaveLength(0)
  expect(input()).toHaveFocus()
})

test('keeps text that matches nothing, so that it can be corrected', async () => {
  render(<Client />)
  await userEvent.type(input(), 'nobody')
  await userEvent.tab()
  expect(input()).toHaveValue('nobody')
  expect(screen.getByRole('status')).toHaveTextContent('null')
})

test('is described by its help and its error', () => {
  render(<Client description="Type a name." errorMessage="Choose a client." />)
  expect(input()).toHaveAccessibleDescription('Type a name. Choose a client.')
  expect(input()).toBeInvalid()
})
