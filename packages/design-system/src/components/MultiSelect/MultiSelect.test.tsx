import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CLIENTS } from '../ComboBox/combo-box-fixtures'
import { Dialog } from '../Dialog/Dialog'
import { Form } from '../Form/Form'
import { MultiSelect, type MultiSelectProps } from './MultiSelect'

function People(props: Partial<MultiSelectProps>) {
  const [keys, setKeys] = useState<string[]>([...(props.selectedKeys ?? [])])
  return (
    <>
      <MultiSelect
        label="Clients"
        items={CLIENTS}
        emptyText="No client of that name"
        {...props}
        selectedKeys={keys}
        onSelectionChange={setKeys}
      />
      <button>Next</button>
    </>
  )
}

const input = () => screen.getByRole('combobox', { name: 'Clients' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
// While the list is open the rest of the page is hidden from screen readers, the tags too.
const tags = () => screen.queryAllByRole('row', { hidden: true }).map((row) => row.textContent)
const spoken = () => document.querySelector('[role="log"][aria-live="polite"]')?.textContent ?? ''

test('is chosen from with the keyboard alone, several in a row', async () => {
  render(<People />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}')
  expect(tags()).toEqual(['Amara Okafor', 'Leo Grant'])
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
  expect(spoken()).toContain('Leo Grant added. 2 chosen.')
  await userEvent.keyboard('{Enter}')
  expect(tags()).toEqual(['Amara Okafor'])
  expect(spoken()).toContain('Leo Grant removed. 1 chosen.')
})

test('finds by typing, and starts over once something is chosen', async () => {
  render(<People />)
  await userEvent.type(input(), 'leo')
  expect(options()).toEqual(['Leo GrantBorn 03/04/1990', 'Leonie Hart'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(input()).toHaveValue('')
  expect(options()).toHaveLength(3)
})

test('leaves what was chosen as it is when Tab goes on', async () => {
  render(<People />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}')
  await userEvent.tab()
  expect(tags()).toEqual(['Amara Okafor'])
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(screen.getByRole('row', { name: 'Amara Okafor' })).toHaveFocus()
})

test('lets tags be taken away by Delete, and goes back to the input after the last', async () => {
  render(<People selectedKeys={['a', 'h']} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Delete}')
  expect(screen.getByRole('row', { name: 'Leonie Hart' })).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  expect(tags()).toEqual([])
  expect(input()).toHaveFocus()
})

test('keeps the tags that the server’s last answer lacks', async () => {
  const onInputChange = vi.fn()
  const { rerender } = render(<People inputValue="" onInputChange={onInputChange} selectedKeys={['l']} />)
  rerender(<People inputValue="a" onInputChange={onInputChange} items={CLIENTS.slice(0, 1)} />)
  expect(tags()).toEqual(['Leo Grant'])
  await userEvent.type(input(), 'm')
  expect(onInputChange).toHaveBeenCalledWith('am')
})

test('says that it is searching, then that nothing was found', async () => {
  const asked = { inputValue: 'z', onInputChange: vi.fn(), items: [] }
  const { rerender } = render(<People {...asked} isLoading />)
  await userEvent.type(input(), '{ArrowDown}')
  expect(screen.getByRole('listbox')).toHaveTextContent('Searching…')
  rerender(<People {...asked} />)
  expect(screen.getByRole('listbox')).toHaveTextContent('No client of that name')
  expect(spoken()).toContain('No client of that name')
})

test('closes its list on Escape, and not the dialog around it', async () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Group session" isOpen onOpenChange={onClose}>
      <People selectedKeys={['a']} />
    </Dialog>,
  )
  await userEvent.type(input(), 'leo{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(input()).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
})

test('is described by its help and its error, which the form’s summary leads to', async () => {
  const wrong = { description: 'Two or more.', errorMessage: 'Choose two clients or more.' }
  render(
    <Form onSubmit={vi.fn()} errors={[{ path: 'clients', message: wrong.errorMessage }]}>
      <People name="clients" {...wrong} />
    </Form>,
  )
  expect(input()).toHaveAccessibleDescription('Two or more. Choose two clients or more.')
  await userEvent.click(screen.getByRole('link'))
  expect(input()).toHaveFocus()
})

test('shows its tags and changes nothing while disabled', () => {
  render(<People selectedKeys={['a']} isDisabled />)
  expect(input()).toBeDisabled()
  expect(tags()).toEqual(['Amara Okafor'])
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
})
