import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from './TextField'

const nothing = () => undefined

test('is named by its label and described by its help and its error', () => {
  render(
    <TextField
      label="Legal name"
      description="As on their papers."
      errorMessage="Enter a name."
      value=""
      onChange={nothing}
    />,
  )
  const input = screen.getByRole('textbox', { name: 'Legal name' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('As on their papers. Enter a name.')
})

test('is valid without an error', () => {
  render(<TextField label="Legal name" value="" onChange={nothing} />)
  expect(screen.getByRole('textbox')).toBeValid()
})

test('says required to a screen reader, and "(optional)" to everyone', () => {
  render(
    <>
      <TextField label="E-mail" isRequired value="" onChange={nothing} />
      <TextField label="Fax" isOptional value="" onChange={nothing} />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeRequired()
  expect(screen.getByRole('textbox', { name: 'Fax (optional)' })).not.toBeRequired()
})

test('keeps its name when the label is hidden', () => {
  render(<TextField label="Filter" isLabelHidden value="" onChange={nothing} />)
  expect(screen.getByRole('textbox', { name: 'Filter' })).toBeVisible()
})

test('hands every key to its owner', async () => {
  function Owner() {
    const [value, setValue] = useState('')
    return <TextField label="City" value={value} onChange={setValue} />
  }
  render(<Owner />)
  await userEvent.type(screen.getByRole('textbox'), 'Salem')
  expect(screen.getByRole('textbox')).toHaveValue('Salem')
})

test('takes no text while disabled', async () => {
  const onChange = vi.fn()
  render(<TextField label="City" isDisabled value="" onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(onChange).not.toHaveBeenCalled()
})

test('reports the same inside a box with a unit', () => {
  render(
    <TextField
      label="Length"
      trailing="minutes"
      errorMessage="Enter 5 or more."
      value="1"
      onChange={nothing}
    />,
  )
  expect(screen.getByRole('textbox')).toBeInvalid()
  expect(screen.getByText('minutes')).toBeVisible()
})
