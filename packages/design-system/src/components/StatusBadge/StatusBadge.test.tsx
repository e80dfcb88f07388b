import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TONES } from '../../theme/tone-names'
import { StatusBadge } from './StatusBadge'

test.each(TONES)('in tone %s it says the status in words', (tone) => {
  render(<StatusBadge tone={tone}>Checked in</StatusBadge>)
  expect(screen.getByText('Checked in')).toBeVisible()
})
