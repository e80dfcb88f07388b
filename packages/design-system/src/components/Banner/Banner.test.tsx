import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Banner } from './Banner'

test('is spoken at once when it tells what went wrong just now', () => {
  render(
    <Banner tone="bad" title="Nothing was saved." isAnnounced>
      The server could not be reached.
    </Banner>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved.The server could not be reached.')
})

test('interrupts nobody otherwise', () => {
  render(<Banner tone="info">This invoice is a draft.</Banner>)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('This invoice is a draft.')).toBeVisible()
})
