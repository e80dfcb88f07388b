import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../Dialog/Dialog'
import { ComboBox } from './ComboBox'
import { clientFieldOf, typeAtOnce } from './combo-box-fixtures'

const Client = clientFieldOf(ComboBox)
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an arrow as quick as the letters goes to the first that matches, and Enter picks it', async () => {
  render(<Client inputValue="Amara Okafor" selectedKey="a" />)
  await userEvent.click(input())
  typeAtOnce(input, 'leo', 'ArrowDown', 'Enter')
  await expect.poll(() => input().value).toBe('Leo Grant')
  await expect.poll(options).toEqual([])
})

test('no arrow is lost', async () => {
  render(<Client inputValue="Amara Okafor" selectedKey="a" />)
  await userEvent.click(input())
  typeAtOnce(input, 'leo', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect.poll(() => input().value).toBe('Leonie Hart')
})

test('an arrow up goes to the last that matches', async () => {
  render(<Client inputValue="Amara Okafor" selectedKey="a" />)
  await userEvent.click(input())
  typeAtOnce(input, 'leo', 'ArrowUp', 'Enter')
  await expect.poll(() => input().value).toBe('Leonie Hart')
})

test('a quick Escape shuts the list for good, and nothing around it', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog title="New appointment" isOpen onOpenChange={onOpenChange}>
      <Client inputValue="Amara Okafor" selectedKey="a" />
    </Dialog>,
  )
  await userEvent.click(input())
  vi.useFakeTimers()
  typeAtOnce(input, 'leo', 'Escape')
  await expect.poll(() => input().value).toBe('Amara Okafor')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(options()).toEqual([])
  expect(onOpenChange).not.toHaveBeenCalled()
})
