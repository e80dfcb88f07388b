import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DENSITIES } from '../../tokens/density'
import { AlertDialog } from '../AlertDialog/AlertDialog'
import { Dialog } from '../Dialog/Dialog'
import { Select } from '../Select/Select'
import { Density } from './Density'

const densityAround = (element: HTMLElement) =>
  element.closest<HTMLElement>('[data-density]')?.dataset['density']

test.each(DENSITIES)('what stands within is %s', (name) => {
  render(<Density of={name}>Invoices</Density>)
  expect(densityAround(screen.getByText('Invoices'))).toBe(name)
})

test('a comfortable part may stand within a compact one', () => {
  render(
    <Density of="compact">
      <Density of="comfortable">Invoices</Density>
    </Density>,
  )
  expect(densityAround(screen.getByText('Invoices'))).toBe('comfortable')
})

test('the options of a select opened from within are as dense as it is', async () => {
  render(
    <Density of="compact">
      <Select
        label="Room"
        items={[{ id: 'one', label: 'Room 1' }]}
        selectedKey={null}
        onSelectionChange={vi.fn()}
      />
    </Density>,
  )
  await userEvent.click(screen.getByRole('button', { name: /Room/ }))
  expect(densityAround(screen.getByRole('option', { name: 'Room 1' }))).toBe('compact')
})

test('so are dialogs', () => {
  render(
    <Density of="compact">
      <Dialog title="Edit client" isOpen onOpenChange={vi.fn()}>
        Name
      </Dialog>
    </Density>,
  )
  expect(densityAround(screen.getByRole('dialog'))).toBe('compact')
})

test('and questions', () => {
  render(
    <Density of="compact">
      <AlertDialog
        title="Delete this note?"
        isOpen
        onOpenChange={vi.fn()}
        confirmLabel="Delete"
        cancelLabel="Keep"
        onConfirm={vi.fn()}
      >
        It can’t be brought back.
      </AlertDialog>
    </Density>,
  )
  expect(densityAround(screen.getByRole('alertdialog'))).toBe('compact')
})

test('without a Density around it an overlay sets none, and follows the page', () => {
  render(
    <Dialog title="Edit client" isOpen onOpenChange={vi.fn()}>
      Name
    </Dialog>,
  )
  expect(densityAround(screen.getByRole('dialog'))).toBeUndefined()
})
