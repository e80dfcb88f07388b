import { fireEvent, render, screen, within } from '@testing-library/react'
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

const shown = () =>
  within(group())
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)

test('a year of two digits is whole once it is left', async () => {
  render(<Birthday maxValue="2026-11-21" />)
  await userEvent.tab()
  await userEvent.keyboard('11242')
  await userEvent.keyboard('6')
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent('1926-11-24')
})

test('a birthday of this century stays in it', async () => {
  render(<Birthday maxValue="2026-11-21" />)
  await userEvent.tab()
  await userEvent.keyboard('030419')
  await userEvent.tab()
  expect(screen.getByRole('status')).toHaveTextContent('2019-03-04')
})

test('a zero before a year, or one too many, changes nothing of it', async () => {
  render(<Birthday />)
  await userEvent.tab()
  await userEvent.keyboard('030402026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-04')
  await userEvent.keyboard('0')
  expect(screen.getByRole('status')).toHaveTextContent('2026-03-04')
  await userEvent.keyboard('1985')
  expect(screen.getByRole('status')).toHaveTextContent('1985-03-04')
})

test.each(['{Backspace}', '{Delete}'])('a year that is there is put right after %s', async (key) => {
  render(<Birthday />)
  await userEvent.tab()
  await userEvent.keyboard('03042026')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  await userEvent.keyboard(`${key}0`)
  expect(screen.getByRole('status')).toHaveTextContent('2020-03-04')
  await userEvent.keyboard('{ArrowUp}01985')
  expect(screen.getByRole('status')).toHaveTextContent('1985-03-04')
})

test('a zero with Control is the browser’s', async () => {
  render(<Birthday />)
  await userEvent.tab()
  await userEvent.keyboard('0304')
  const year = within(group()).getByRole('spinbutton', { name: /year/ })
  expect(fireEvent.keyDown(year, { key: '0', ctrlKey: true })).toBe(true)
  expect(fireEvent.keyDown(year, { key: '0' })).toBe(false)
})

test('a date is pasted into any part, and what is none is left alone', async () => {
  render(<Birthday />)
  await userEvent.tab()
  await userEvent.paste('03/02/1992')
  expect(screen.getByRole('status')).toHaveTextContent('1992-03-02')
  await userEvent.paste('next week')
  expect(shown()).toEqual(['03', '02', '1992'])
})
