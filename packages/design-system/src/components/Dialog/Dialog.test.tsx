import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Select } from '../Select/Select'
import { Dialog } from './Dialog'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>New client</Button>
      <Dialog title="New client" isOpen={isOpen} onOpenChange={setOpen} footer={<Button>Save client</Button>}>
        <Select
          label="Place"
          items={[{ id: 'a', label: 'Downtown' }]}
          selectedKey={null}
          onSelectionChange={vi.fn()}
        />
      </Dialog>
    </>
  )
}

const dialog = () => screen.queryByRole('dialog', { name: 'New client' })
const open = async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

test('is named by its title, takes focus, and hides the page behind it', async () => {
  await open()
  expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  expect(screen.queryByRole('button', { name: 'New client' })).toBeNull()
})

test('closes on Escape and gives focus back to what opened it', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'New client' })).toHaveFocus())
})

test('closes by its button', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

test('stays open when Escape closes a list inside it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: /Place/ }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(dialog()).toBeVisible()
})
