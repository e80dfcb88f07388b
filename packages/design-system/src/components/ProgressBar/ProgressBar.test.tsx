import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar'

const bar = () => screen.getByRole('progressbar', { name: 'Uploading intake.pdf' })

test('says how much is done, to the eye as to the ear', () => {
  render(<ProgressBar label="Uploading intake.pdf" value={0.4} />)
  expect(bar()).toHaveAttribute('aria-valuenow', '0.4')
  expect(bar()).toHaveAttribute('aria-valuetext', '40%')
  expect(screen.getByText('40%')).toBeVisible()
})

test('says it in words where words say more', () => {
  render(<ProgressBar label="Uploading intake.pdf" value={0.25} valueLabel="3 of 12 files" />)
  expect(bar()).toHaveAttribute('aria-valuetext', '3 of 12 files')
  expect(screen.getByText('3 of 12 files')).toBeVisible()
})

test('claims no amount while it is not known', () => {
  render(<ProgressBar label="Uploading intake.pdf" />)
  expect(bar()).not.toHaveAttribute('aria-valuenow')
  expect(screen.queryByText('%', { exact: false })).toBeNull()
})

test('shows its words also while the amount is not known', () => {
  render(<ProgressBar label="Uploading intake.pdf" valueLabel="Waiting for the scanner" />)
  expect(screen.getByText('Waiting for the scanner')).toBeVisible()
})

test.each([
  [-1, '0%'],
  [2, '100%'],
])('keeps %s within its track', (value, said) => {
  render(<ProgressBar label="Uploading intake.pdf" value={value} />)
  expect(bar()).toHaveAttribute('aria-valuetext', said)
})
