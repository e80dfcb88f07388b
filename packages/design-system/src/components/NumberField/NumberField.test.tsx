import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberField } from './NumberField'

function Length({ step = 5 }: { step?: number }) {
  const [value, setValue] = useState<number | null>(50)
  return (
    <>
      <NumberField
        label="Length"
        unit="minutes"
        minValue={5}
        maxValue={60}
        step={step}
        value={value}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  )
}

const input = () => screen.getByRole('textbox', { name: 'Length' })
const value = () => screen.getByRole('status')

test('steps with the arrow keys and stops at its limits', async () => {
  render(<Length />)
  await userEvent.type(input(), '{ArrowUp}')
  expect(value()).toHaveTextContent('55')
  await userEvent.type(input(), '{ArrowUp}{ArrowUp}')
  expect(value()).toHaveTextContent('60')
  await userEvent.type(input(), '{ArrowDown}')
  expect(value()).toHaveTextContent('55')
})

test('steps ten times as far with the Page keys, and stops at its limits', async () => {
  render(<Length step={1} />)
  await userEvent.type(input(), '{PageUp}')
  expect(value()).toHaveTextContent('60')
  await userEvent.type(input(), '{PageDown}')
  expect(value()).toHaveTextContent('50')
  await userEvent.type(input(), '{PageUp}{PageUp}')
  expect(value()).toHaveTextContent('60')
})

test('takes any number that is typed and says when it is out of range', async () => {
  render(<Length />)
  await userEvent.clear(input())
  await userEvent.type(input(), '90')
  expect(value()).toHaveTextContent('90')
  expect(input()).toHaveAccessibleDescription('Enter 60 or less.')
})

test('takes no decimals where the step has none', async () => {
  render(<Length />)
  await userEvent.clear(input())
  await userEvent.type(input(), '7.5')
  await userEvent.tab()
  expect(value()).toHaveTextContent('null')
  expect(input()).toHaveAccessibleDescription('Enter a number.')
})

test('takes decimals where the step has them', async () => {
  render(<Length step={0.5} />)
  await userEvent.clear(input())
  await userEvent.type(input(), '7.5')
  expect(value()).toHaveTextContent('7.5')
})
