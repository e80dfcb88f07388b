import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Select } from '../Select/Select'
import { TextField } from '../TextField/TextField'
import type { FormError } from './focus-field'
import { Form } from './Form'

const MISSING: FormError[] = [
  { path: 'name', message: 'Enter a name.' },
  { path: 'place', message: 'Choose a place.' },
  { message: 'The practice is closed that day.' },
]

interface OwnerProps {
  onSubmit?: () => void
  isPending?: boolean
  errors?: FormError[]
}

/** Shows its errors only after a try to send, and checks again with every key. */
function Owner({ onSubmit = vi.fn(), isPending = false, errors = [] }: OwnerProps) {
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  return (
    <Form
      label="New client"
      isPending={isPending}
      errors={isTried ? errors.map((error) => ({ ...error })) : []}
      onSubmit={() => {
        setTried(true)
        onSubmit()
      }}
      footer={<Button type="submit">Save client</Button>}
    >
      <TextField label="Name" name="name" value={name} onChange={setName} />
      <Select label="Place" name="place" items={[]} selectedKey={null} onSelectionChange={vi.fn()} />
    </Form>
  )
}

const summary = () => screen.getByRole('group', { name: '3 things need your attention' })

test.each(['{Enter}', '{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
  'is sent by %s in a field',
  async (keys) => {
    const onSubmit = vi.fn()
    render(<Owner onSubmit={onSubmit} />)
    await userEvent.type(screen.getByRole('textbox'), `Leo${keys}`)
    expect(onSubmit).toHaveBeenCalledOnce()
  },
)

test('is sent by Ctrl+Enter from a control that Enter would open', async () => {
  const onSubmit = vi.fn()
  render(<Owner onSubmit={onSubmit} />)
  screen.getByRole('button', { name: /Place/ }).focus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('is not sent twice while it is being saved', async () => {
  const onSubmit = vi.fn()
  render(<Owner onSubmit={onSubmit} isPending />)
  await userEvent.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('focuses the summary after a try to send, and each line leads to its field', async () => {
  render(<Owner errors={MISSING} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
  expect(summary()).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Choose a place.' }))
  expect(screen.getByRole('button', { name: /Place/ })).toHaveFocus()
  expect(screen.queryByRole('link', { name: /closed/ })).toBeNull()
})

test('an error by its former name `field` leads to its field as well', async () => {
  const former = [{ field: 'name', message: 'Enter a name.' }]
  render(<Owner errors={former} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

test('does not take focus while the person is putting things right', async () => {
  const { rerender } = render(<Owner errors={MISSING} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
  await userEvent.type(screen.getByRole('textbox'), 'L')
  rerender(<Owner errors={MISSING.slice(1)} />)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('focuses the summary when the answer to the try comes later', async () => {
  const { rerender } = render(<Owner />)
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
  rerender(<Owner isPending errors={MISSING} />)
  expect(summary()).not.toHaveFocus()
  rerender(<Owner errors={MISSING} />)
  expect(summary()).toHaveFocus()
})

test('an error that a picker puts right goes without taking the focus', async () => {
  const { rerender } = render(<Owner errors={MISSING} />)
  await userEvent.click(screen.getByRole('button', { name: 'Save client' }))
  await userEvent.tab({ shift: true })
  const picked = document.activeElement
  expect(picked).not.toBe(summary())
  rerender(<Owner errors={MISSING.slice(1)} />)
  expect(picked).toHaveFocus()
})

test('focuses the summary again when a second try finds the same', async () => {
  render(<Owner errors={MISSING} />)
  const save = screen.getByRole('button', { name: 'Save client' })
  await userEvent.click(save)
  await userEvent.click(save)
  expect(summary()).toHaveFocus()
})
