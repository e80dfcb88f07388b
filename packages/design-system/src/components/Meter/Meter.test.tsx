import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Meter } from './Meter'

const meter = () => screen.getByRole('meter', { name: 'PHQ-9' })

test('says the value in its words, to the eye as to the ear', () => {
  render(<Meter label="PHQ-9" value={8} minValue={0} maxValue={27} valueLabel="8 of 27, mild" tone="wait" />)
  expect(meter()).toHaveAttribute('aria-valuetext', '8 of 27, mild')
  expect(screen.getByText('8 of 27, mild')).toBeVisible()
})

test('says the bounds it lies in', () => {
  render(<Meter label="PHQ-9" value={8} minValue={5} maxValue={27} valueLabel="8" />)
  expect(meter()).toHaveAttribute('aria-valuemin', '5')
  expect(meter()).toHaveAttribute('aria-valuemax', '27')
  expect(meter()).toHaveAttribute('aria-valuenow', '8')
})

test('draws the share between the bounds, not of the upper one', () => {
  const { container } = render(
    <Meter label="PHQ-9" value={15} minValue={10} maxValue={20} valueLabel="15 of 20" />,
  )
  expect(container.querySelector('[style]')).toHaveStyle({ inlineSize: '50%' })
})
