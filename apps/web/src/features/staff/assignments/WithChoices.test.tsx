import { NetworkError } from '@oaklet/api'
import type { User } from '@oaklet/api/contract'
import { anOwnRole, aPractice, fixtureId } from '@oaklet/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { WithChoices } from './WithChoices'

const RIVERSIDE = aPractice({ id: fixtureId(4), name: 'Riverside' })
const failed = new NetworkError('unreachable')

function show(user: Partial<User> = {}, practices = vi.fn().mockResolvedValue([aPractice(), RIVERSIDE])) {
  const list = vi.fn().mockResolvedValueOnce([anOwnRole()]).mockRejectedValue(failed)
  const shown = renderScreen(
    <WithChoices>
      {({ practices: options }) => (
        <>
          <input aria-label="Typed" />
          <p>{options.map(({ label }) => label).join(', ')}</p>
        </>
      )}
    </WithChoices>,
    { user, api: { roles: { list }, organization: { practices } } },
  )
  return { ...shown, list, practices }
}
const typed = () => screen.findByRole('textbox', { name: 'Typed' })

test('whoever edits roles lets somebody into each practice of the organization, not only their own', async () => {
  show({ permissions: ['staff:edit', 'roles:edit'], assignedPractices: [aPractice().id] })
  expect(await screen.findByText(`${aPractice().name}, Riverside`)).toBeVisible()
})

test('whoever doesn’t lets somebody into their own', async () => {
  show({ permissions: ['staff:edit'], assignedPractices: [RIVERSIDE.id] })
  expect(await screen.findByText('Riverside')).toBeVisible()
})

test('what was typed stays when roles and practices can’t be asked for again', async () => {
  const once = vi.fn().mockResolvedValueOnce([aPractice()]).mockRejectedValue(failed)
  const { user, queryClient, list, practices } = show({}, once)
  await user.type(await typed(), 'mine')
  await act(() => queryClient.invalidateQueries())
  expect([list, practices].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  expect(await typed()).toHaveValue('mine')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('practices that could not be loaded can be asked for again', async () => {
  const once = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue([RIVERSIDE])
  const { user } = show({}, once)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the practices')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Riverside')).toBeVisible()
})
