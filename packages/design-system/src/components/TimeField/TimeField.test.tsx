import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TimeField } from './TimeField'

function Start() {
  const [value, setValue] = useState<string | null>('09:00')
  return (
    <>
      <TimeField label="Start" step={15} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

test('is typed part by part, to the minute', async () => {
  render(<Start />)
  await userEvent.tab()
  await userEvent.keyboard('0207p')
  expect(screen.getByRole('status')).toHaveTextContent('14:07')
})

test('steps its minutes by the step, with the arrows', async () => {
  render(<Start />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('status')).toHaveTextContent('09:30')
})

test('names the whole', () => {
  render(<Start />)
  expect(screen.getByRole('group', { name: 'Start' })).toBeVisible()
})
