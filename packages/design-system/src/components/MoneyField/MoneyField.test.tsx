import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button/Button'
import { Form } from '../Form/Form'
import { useSendForm } from '../Form/unread-texts'
import { MoneyField } from './MoneyField'

function Owner({
  onChange = vi.fn(),
  start = null,
}: {
  onChange?: (cents: number | null) => void
  start?: number | null
}) {
  const [cents, setCents] = useState<number | null>(start)
  return (
    <>
      <MoneyField
        label="Amount"
        name="amount"
        currency="USD"
        maxCents={15000}
        valueCents={cents}
        onChangeCents={(next) => {
          setCents(next)
          onChange(next)
        }}
      />
      <button type="button" onClick={() => setCents(9900)}>
        Pay in full
      </button>
    </>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Amount' })

test('leaves what is typed alone and sets it in order on leaving', async () => {
  const onChange = vi.fn()
  render(<Owner onChange={onChange} />)
  await userEvent.type(input(), '120.5')
  expect(input()).toHaveValue('120.5')
  expect(onChange).toHaveBeenLastCalledWith(12050)
  await userEvent.tab()
  expect(input()).toHaveValue('120.50')
})

test('keeps a wrong text and says what a right one looks like, only after leaving', async () => {
  render(<Owner />)
  await userEvent.type(input(), '12a')
  expect(input()).toBeValid()
  await userEvent.tab()
  expect(input()).toHaveValue('12a')
  expect(input()).toHaveAccessibleDescription('Enter an amount like 120.50.')
})

test('says at once when the amount is more than there is to pay', async () => {
  render(<Owner />)
  await userEvent.type(input(), '151')
  expect(input()).toHaveAccessibleDescription('Enter $150.00 or less.')
})

test('takes a value from outside in place of what was typed', async () => {
  render(<Owner start={500} />)
  expect(input()).toHaveValue('5.00')
  await userEvent.type(input(), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Pay in full' }))
  expect(input()).toHaveValue('99.00')
})

test('reports nothing when emptied', async () => {
  const onChange = vi.fn()
  render(<Owner start={500} onChange={onChange} />)
  await userEvent.clear(input())
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('a form with a text that is no amount is not sent: it keeps the text and leads to it', async () => {
  const onSubmit = vi.fn()
  render(
    <Form onSubmit={onSubmit}>
      <Owner />
    </Form>,
  )
  await userEvent.type(input(), '1,00{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  expect(input()).toHaveValue('1,00')
  expect(input()).toHaveAccessibleDescription('Enter an amount like 120.50.')
  await userEvent.click(screen.getByRole('link', { name: 'Enter an amount like 120.50.' }))
  expect(input()).toHaveFocus()
  await userEvent.clear(input())
  await userEvent.type(input(), '1.00{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.queryByRole('group', { name: /attention/ })).toBeNull()
})

test('nor is it sent by another way than its button', async () => {
  const onSave = vi.fn()
  const SaveOver = () => {
    const send = useSendForm()
    return <Button onPress={() => send(onSave)}>Save mine over theirs</Button>
  }
  render(
    <Form onSubmit={vi.fn()}>
      <SaveOver />
      <Owner />
    </Form>,
  )
  const save = screen.getByRole('button', { name: 'Save mine over theirs' })
  await userEvent.type(input(), '1,00')
  await userEvent.click(save)
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveFocus()
  await userEvent.clear(input())
  await userEvent.type(input(), '1.00')
  await userEvent.click(save)
  expect(onSave).toHaveBeenCalledOnce()
})
