import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './OneTimeCodeField'

function Code(props: Partial<OneTimeCodeFieldProps>) {
  const [code, setCode] = useState(props.value ?? '')
  return <OneTimeCodeField label="Code" {...props} value={code} onChange={setCode} />
}

const input = () => screen.getByRole('textbox', { name: 'Code' })

test('is one field that the browser may fill in and a telephone shows digits for', () => {
  render(<Code />)
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
})

test('takes digits only, and no more than the code has', async () => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  await userEvent.type(input(), '1a2-3 4567')
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test.each(['123 456', '123-456', 'Your Oaklet code is 123456.'])('can be pasted as %s', async (text) => {
  const onComplete = vi.fn()
  render(<Code onComplete={onComplete} />)
  input().focus()
  await userEvent.paste(text)
  expect(input()).toHaveValue('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

test('leaves the caret where a letter was refused', async () => {
  render(<Code value="1234" />)
  await userEvent.type(input(), 'x9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input()).toHaveValue('12934')
})

test('lets a shortcut through', async () => {
  const onKeyDown = vi.fn()
  render(
    <div onKeyDown={({ key }) => void onKeyDown(key)} role="presentation">
      <Code />
    </div>,
  )
  await userEvent.type(input(), '{Control>}k{/Control}')
  expect(onKeyDown).toHaveBeenCalledWith('k')
})

test('may be of another length', async () => {
  const onComplete = vi.fn()
  render(<Code length={4} onComplete={onComplete} />)
  await userEvent.type(input(), '12345')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234')
})

test('is described by its help and its error', () => {
  render(<Code description="Six digits." errorMessage="Enter the six digits." />)
  expect(input()).toHaveAccessibleDescription('Six digits. Enter the six digits.')
  expect(input()).toBeInvalid()
})

test('takes nothing while disabled', async () => {
  render(<Code isDisabled />)
  await userEvent.type(input(), '1')
  expect(input()).toHaveValue('')
})
