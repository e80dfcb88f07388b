import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Drawer } from './Drawer'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filters</Button>
      <Drawer
        title="Filters"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button>Show 12 invoices</Button>}
      >
        <p>Status</p>
      </Drawer>
    </>
  )
}

const drawer = () => screen.queryByRole('dialog', { name: 'Filters' })
const open = async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

test('is a dialog with the name of its title, takes focus, and hides the page behind it', async () => {
  await open()
  expect(drawer()).toContainElement(document.activeElement as HTMLElement)
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})

test('Tab stays inside, from the last to the first and back', async () => {
  await open()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await userEvent.tab()
  expect(drawer()).toContainElement(document.activeElement as HTMLElement)
})

test('closes on Escape and gives focus back to what opened it', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  expect(drawer()).toBeNull()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus())
})

test('closes by its button', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(drawer()).toBeNull()
})

test('may start on its title, so that not all of it is read at once', async () => {
  render(
    <Drawer title="Answer" isOpen onOpenChange={vi.fn()} initialFocus="title">
      A long answer
    </Drawer>,
  )
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Answer' })).toHaveFocus())
})
