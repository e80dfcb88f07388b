import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyText } from './MoneyText'

test.each([
  [15200, false, '$152.00'],
  [0, false, '$0.00'],
  [-30400, false, '\u2212$304.00'],
  [197600, true, '+$1,976.00'],
  [0, true, '$0.00'],
])('%i cents, signed %s, reads %s', (cents, isSigned, words) => {
  render(<MoneyText cents={cents} currency="USD" isSigned={isSigned} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('follows the currency', () => {
  render(<MoneyText cents={100} currency="EUR" />)
  expect(screen.getByText('€1.00')).toBeVisible()
})
