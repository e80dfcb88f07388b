import { act, screen, waitFor } from '@testing-library/react'
import { aUser, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { signedInSession } from '../testing/fake-services'
import { renderScreen } from '../testing/render-screen'
import { useArrival } from './use-arrival'

const Place = () => (useArrival() ? <p>A client of Oakwood</p> : null)

test('leads out of the records of one organization as soon as another one is worked in', async () => {
  const session = signedInSession()
  const { address } = renderScreen(<Place />, { at: '/clients?client=one', session })
  expect(screen.getByText('A client of Oakwood')).toBeVisible()
  const user = aUser({ organizationId: fixtureId(70), organizationName: 'Elmwood Counseling' })
  act(() => session.set({ status: 'signed-in', user, reason: null }))
  expect(screen.queryByText('A client of Oakwood')).toBeNull()
  await waitFor(() => expect(address()).toBe('/dashboard'))
  expect(await screen.findByText('Went to /dashboard')).toBeVisible()
})

test('stays where it is when only the person’s name changes', () => {
  const session = signedInSession()
  const { address } = renderScreen(<Place />, { at: '/clients?client=one', session })
  act(() => session.set({ status: 'signed-in', user: aUser({ name: 'Liv Wren' }), reason: null }))
  expect(address()).toBe('/clients?client=one')
})
