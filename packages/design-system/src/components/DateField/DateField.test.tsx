import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DateField, type DateFieldProps } from './DateField'

function Birthday(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <>
      <DateField label="Date of birth" {...props} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

const group = () => screen.getByRole('group', { name: 'Date of birth' })

test('is typed part by part without leaving the keys', async () => {
  render(<Birthday />)
  await userEvent.tab()
  await userEvent.keyboard('03041990')
  expect(screen.getByRole('status')).toHaveTextContent('1990-03-04')
})

test('names each part and the whole', () => {
  render(<Birthday description="As on their papers." />)
  const parts = within(group()).getAllByRole('spinbutton')
  expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['month, ', 'day, ', 'year, '])
  expect(group()).toHaveAccessibleDescription(/As on their papers\./)
})

test('says by itself that a date is too late', async () => {
  render(<Birthday maxValue="2026-11-21" />)
  await userEvent.tab()
  await userEvent.keyboard('01012030')
  expect(screen.getByText(/11\/21\/2026/)).toBeVisible()
})

test('is described by its error', () => {
  render(<Birthday errorMessage="Enter a whole date." />)
  expect(within(group()).getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(/Enter a whole date\./)
})
