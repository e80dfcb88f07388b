import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Dialog } from '../Dialog/Dialog'
import { Curtain } from './Curtain'

const page = (isLocked: boolean) => (
  <>
    <h1>Ana Reyes</h1>
    <Dialog title="Edit client" isOpen onOpenChange={vi.fn()}>
      <input aria-label="Memo" />
    </Dialog>
    <Curtain title="Locked" isOpen={isLocked}>
      <Button>Unlock</Button>
    </Curtain>
  </>
)

const lock = () => render(page(false)).rerender(page(true))

test('hides the page and its dialogs from those who listen, and has the focus', () => {
  lock()
  expect(screen.getByRole('dialog', { name: 'Locked' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Ana Reyes' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Memo' })).toBeNull()
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
})

test('says aloud what has happened, once', () => {
  render(
    <Curtain title="Away" isOpen>
      <Button>Come back</Button>
    </Curtain>,
  )
  expect(screen.getAllByText('Away', { selector: '[role=log] *' })).toHaveLength(1)
})

test('says what to do as well, and shows it', async () => {
  render(
    <Curtain title="Gone" words="Press Come back to go on." isOpen>
      <Button>Come back</Button>
    </Curtain>,
  )
  const said = await screen.findAllByText('Gone. Press Come back to go on.', { selector: '[role=log] *' })
  expect(said).toHaveLength(1)
  expect(within(screen.getByRole('dialog')).getByText('Press Come back to go on.')).toBeVisible()
})

test('is not taken away by Escape', async () => {
  lock()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: 'Locked' })).toBeVisible()
})

test('stands right below the body, whose attribute hides the rest until it goes', () => {
  const { rerender } = render(page(false))
  expect(document.body).not.toHaveAttribute('data-curtained')
  rerender(page(true))
  const overlay = screen.getByRole('dialog', { name: 'Locked' }).parentElement?.parentElement
  expect(overlay?.parentElement).toBe(document.body)
  expect(document.body).toHaveAttribute('data-curtained')
  rerender(page(false))
  expect(document.body).not.toHaveAttribute('data-curtained')
})
