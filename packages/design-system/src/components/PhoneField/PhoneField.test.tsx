import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PhoneField } from './PhoneField'

function Owner() {
  const [digits, setDigits] = useState('5035550123')
  return (
    <>
      <PhoneField label="Phone" value={digits} onChange={setDigits} />
      <output>{digits}</output>
    </>
  )
}

test('shows the number set, hands over digits, and never moves text under the cursor', async () => {
  render(<Owner />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input).toHaveValue('(503) 555-0123')
  await userEvent.clear(input)
  await userEvent.type(input, '971.555.0199')
  expect(input).toHaveValue('971.555.0199')
  expect(screen.getByRole('status')).toHaveTextContent('9715550199')
  await userEvent.tab()
  expect(input).toHaveValue('(971) 555-0199')
})

test('keeps the country and the extension', async () => {
  render(<Owner />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  await userEvent.clear(input)
  await userEvent.type(input, '+65 6123 4567')
  await userEvent.tab()
  expect(input).toHaveValue('+65 6123 4567')
  expect(screen.getByRole('status')).toHaveTextContent('+6561234567')
  await userEvent.clear(input)
  await userEvent.type(input, '518-555-0145 ext. 12')
  await userEvent.tab()
  expect(input).toHaveValue('(518) 555-0145 ext. 12')
})

test('hands over what is no number as it was typed, so that it can be called wrong', async () => {
  render(<Owner />)
  const input = screen.getByRole('textbox', { name: 'Phone' })
  await userEvent.clear(input)
  await userEvent.type(input, '5.18555E+09')
  await userEvent.tab()
  expect(input).toHaveValue('5.18555E+09')
  expect(screen.getByRole('status')).toHaveTextContent('5.18555E+09')
})
