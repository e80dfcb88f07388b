import { ApiError, NetworkError, RateLimitedError } from '@oaklet/api'
import { Button, PageHeader } from '@oaklet/design-system'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { LoadFailure } from './LoadFailure'
import { SaveFailure } from './forms/SaveFailure'

const facts = { serverMessage: null, requestId: null }
const FAILED = 'Failed to load the list'
const unreachable = new NetworkError('unreachable')
const silent = new ApiError({ code: 'internal', status: 500, ...facts })
const refused = new ApiError({
  code: 'validation_failed',
  status: 422,
  ...facts,
  serverMessage: 'Not like this',
})
const limited = new RateLimitedError({ code: 'rate_limited', status: 429, ...facts }, 9)

test.each([
  ['no answer', unreachable, `${FAILED}. Oaklet can’t be reached: check your connection, then try again.`],
  ['an answer without a reason', silent, FAILED],
  ['a reason', refused, 'Not like this'],
  ['a wait', limited, 'Too many requests. Please wait 9 seconds.'],
])('what could not be loaded says so aloud, and offers to try again: %s', async (_, error, words) => {
  const onRetry = vi.fn()
  render(<LoadFailure error={error} fallback={FAILED} onRetry={onRetry} />)
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(words)).toBeVisible()
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

function Late({ heading }: { heading: 'before' | 'after' }) {
  const [state, setState] = useState<'failed' | 'loading' | 'there'>('failed')
  const isNamed = heading === 'before' || state === 'there'
  return (
    <>
      {isNamed && <PageHeader title="Invoice 12" />}
      {state === 'failed' && (
        <LoadFailure error={silent} fallback={FAILED} onRetry={() => setState('loading')} />
      )}
      {state === 'loading' && <Button onPress={() => setState('there')}>The answer comes</Button>}
      <input aria-label="Elsewhere" />
    </>
  )
}

test.each(['before', 'after'] as const)(
  'whoever tries again is at the heading of the page, which was there %s',
  async (heading) => {
    render(<Late heading={heading} />)
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard('{Enter}')
    if (heading === 'after') act(() => screen.getByRole('button', { name: 'The answer comes' }).click())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
)

test('whoever has moved on meanwhile stays there', async () => {
  render(<Late heading="after" />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('textbox'))
  act(() => screen.getByRole('button', { name: 'The answer comes' }).click())
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test.each([
  [
    'no answer',
    unreachable,
    `${FAILED}. Oaklet can’t be reached; what you entered is still here. Try again in a moment.`,
  ],
  ['an answer without a reason', silent, FAILED],
  ['a reason', refused, 'Not like this'],
  ['a wait', limited, 'Too many requests. Please wait 9 seconds.'],
])('what could not be saved says so aloud: %s', (_, error, words) => {
  render(<SaveFailure error={error} fallback={FAILED} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})
