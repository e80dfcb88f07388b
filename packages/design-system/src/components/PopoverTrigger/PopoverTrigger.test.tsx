import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button'
import { PopoverTrigger } from './PopoverTrigger'

const show = () =>
  render(
    <>
      <PopoverTrigger title="How the balance is made up" trigger={<Button>Balance</Button>}>
        <a href="/ledger">Open the ledger</a>
      </PopoverTrigger>
      <button>After</button>
    </>,
  )

const trigger = () => screen.getByRole('button', { name: 'Balance' })
const popover = () => screen.queryByRole('dialog', { name: 'How the balance is made up' })
const open = async () => {
  show()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

test('is opened by its trigger, takes the focus, and hides nothing of the page', async () => {
  await open()
  expect(popover()).toHaveFocus()
  expect(trigger()).toHaveAttribute('aria-expanded', 'true')
  expect(trigger()).toHaveAttribute('aria-controls', popover()?.id)
  expect(screen.getByRole('button', { name: 'After' })).toBeVisible()
})

test('closes on Escape and gives focus back', async () => {
  await open()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Open the ledger' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(popover()).toBeNull()
  await waitFor(() => expect(trigger()).toHaveFocus())
})

test('Tab goes through it and on, and closes it', async () => {
  await open()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  await waitFor(() => expect(popover()).toBeNull())
})

test('is named by its label where it has no title', async () => {
  render(
    <PopoverTrigger label="Legend" trigger={<Button>What the colours mean</Button>}>
      Blue: video
    </PopoverTrigger>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('dialog', { name: 'Legend' })).toHaveTextContent('Blue: video')
})
