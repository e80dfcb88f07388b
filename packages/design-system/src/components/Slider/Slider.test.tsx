import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form/Form'
import { Slider, type SliderProps } from './Slider'

function Interval(props: Partial<SliderProps>) {
  const [value, setValue] = useState(30)
  return (
    <Slider
      label="Reminder"
      minValue={0}
      maxValue={120}
      step={5}
      formatValue={(minutes) => `${minutes} minutes before`}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const slider = () => screen.getByRole('slider', { name: 'Reminder' })

test('says its value in the words it shows, also after a step', async () => {
  render(<Interval />)
  expect(slider()).toHaveAttribute('aria-valuetext', '30 minutes before')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider()).toHaveAttribute('aria-valuetext', '35 minutes before')
  expect(screen.getByText('35 minutes before')).toBeVisible()
})

test.each([
  ['{ArrowRight}', '35'],
  ['{ArrowUp}', '35'],
  ['{ArrowLeft}', '25'],
  ['{ArrowDown}', '25'],
  ['{Home}', '0'],
  ['{End}', '120'],
  ['{PageUp}', '40'],
  ['{PageDown}', '20'],
])('is moved by %s', async (key, value) => {
  render(<Interval />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(slider()).toHaveValue(value)
})

test('does not go beyond its ends', async () => {
  render(<Interval />)
  await userEvent.tab()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(slider()).toHaveValue('0')
})

test('is named by its label when that is hidden, and described by its help', () => {
  render(<Interval isLabelHidden description="Sent by e-mail." />)
  expect(slider()).toHaveAccessibleDescription('Sent by e-mail.')
})

test('stays where it is while disabled', async () => {
  render(<Interval isDisabled />)
  await userEvent.tab()
  expect(slider()).toBeDisabled()
})

test('is where the error summary of a form leads', async () => {
  const errors = [{ path: 'reminder', message: 'Choose at least 10 minutes.' }]
  render(
    <Form errors={errors} onSubmit={vi.fn()}>
      <Interval name="reminder" />
    </Form>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(slider()).toHaveFocus()
})
