import { NetworkError } from '@oaklet/api'
import { anOwnRole, aPractice, aUser, fixtureId } from '@oaklet/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { WithChoices } from './WithChoices'

const RIVERSIDE = aPractice({ id: fixtureId(4), name: 'Riverside' })
const failed = new NetworkError('unreachable')

function show() {
  const list = vi.fn().mockResolvedValueOnce([anOwnRole()]).mockRejectedValue(failed)
  const practice = vi.fn().mockResolvedValueOnce(aPractice()).mockRejectedValue(failed)
  const shown = renderScreen(
    <WithChoices>
      {({ practices }) => (
        <>
          <input aria-label="Typed" />
          <p>{practices.map(({ label }) => label).join(', ')}</p>
        </>
      )}
    </WithChoices>,
    { api: { roles: { list }, organization: { practice } } },
  )
  return { ...shown, list, practice }
}
const typed = () => screen.findByRole('textbox', { name: 'Typed' })

test('what was typed stays when roles and practices can’t be asked for again', async () => {
  const { user, queryClient, list, practice } = show()
  await user.type(await typed(), 'mine')
  await act(() => queryClient.invalidateQueries())
  expect([list, practice].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  expect(await typed()).toHaveValue('mine')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was typed stays while a practice is new, and where that can’t be loaded', async () => {
  const { user, session, practice } = show()
  await user.type(await typed(), 'mine')
  const assignedPractices = [aPractice().id, RIVERSIDE.id]
  act(() => session.set({ status: 'signed-in', reason: null, user: aUser({ assignedPractices }) }))
  expect(await typed()).toHaveValue('mine')
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load')
  practice.mockResolvedValueOnce(RIVERSIDE)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(`${aPractice().name}, Riverside`)).toBeVisible()
  expect(await typed()).toHaveValue('mine')
})
