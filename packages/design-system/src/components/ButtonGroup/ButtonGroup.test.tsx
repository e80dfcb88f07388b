import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Button } from '../Button/Button'
import { ButtonGroup } from './ButtonGroup'

test('is a group with a name where it has one', () => {
  render(
    <ButtonGroup label="Invoice INV-1042">
      <Button>Print</Button>
    </ButtonGroup>,
  )
  expect(screen.getByRole('group', { name: 'Invoice INV-1042' })).toContainElement(
    screen.getByRole('button', { name: 'Print' }),
  )
})

test('adds nothing to what is read without a name', () => {
  render(
    <ButtonGroup>
      <Button>Print</Button>
    </ButtonGroup>,
  )
  expect(screen.queryByRole('group')).toBeNull()
})

test('every button keeps its own Tab stop, in the order that is seen', async () => {
  render(
    <ButtonGroup align="end">
      <Button>Discard</Button>
      <Button tone="primary">Save client</Button>
    </ButtonGroup>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Save client' })).toHaveFocus()
})
