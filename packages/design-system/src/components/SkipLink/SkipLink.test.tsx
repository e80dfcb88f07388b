import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { SkipLink } from './SkipLink'

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('moves focus to the content, past everything before it', async () => {
  render(
    <>
      <SkipLink href="#main" />
      <button>Account</button>
      <main id="main" tabIndex={-1}>
        Invoices
      </main>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})
