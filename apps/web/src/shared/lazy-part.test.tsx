import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen'
import { lazyPart } from './lazy-part'

test('a part whose code can’t be loaded says so in the words of its place, and is loaded by the next try', async () => {
  let isReachable = false
  const Part = lazyPart<object>(
    () => (isReachable ? Promise.resolve(() => <p>The answer</p>) : Promise.reject(new TypeError('no code'))),
    (_, failure) => <div role="dialog">{failure}</div>,
    'Failed to process your search. Please try again.',
  )
  const { user } = renderScreen(<Part />)
  expect(await screen.findByText('Failed to process your search. Please try again.')).toBeVisible()
  isReachable = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The answer')).toBeVisible()
})
