import { render, screen } from '@testing-library/react'
import { I18nProvider } from 'react-aria-components'
import { expect, test, vi } from 'vitest'
import { DateText } from './DateText'

const NOW = new Date('2026-11-17T20:00:00Z')

test('says the date in words, and keeps the exact value for machines', () => {
  render(<DateText value="2026-11-17" now={NOW} />)
  const time = screen.getByText('Tue, Nov 17')
  expect(time.localName).toBe('time')
  expect(time).toHaveAttribute('datetime', '2026-11-17')
})

test('takes today from the clock unless it is told', () => {
  vi.useFakeTimers({ now: NOW })
  render(<DateText value="2026-11-20" look="relative" timeZone="UTC" />)
  expect(screen.getByText('in 3 days')).toBeVisible()
  vi.useRealTimers()
})

test('follows the language around it', () => {
  render(
    <I18nProvider locale="de-DE">
      <DateText value="2026-11-17" look="long" now={NOW} />
    </I18nProvider>,
  )
  expect(screen.getByText('Dienstag, 17. November 2026')).toBeVisible()
})
