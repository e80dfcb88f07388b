import { NetworkError } from '@oaklet/api'
import { aLocation, aPractice, aStaffMember, aUser, fixtureId } from '@oaklet/api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { WorkingHoursSection } from './WorkingHoursSection'

const HERE = aPractice().id
const RIVERSIDE = fixtureId(4)
const IMANI = aStaffMember({
  practices: [
    { id: HERE, name: 'Downtown' },
    { id: RIVERSIDE, name: 'Riverside' },
  ],
})
const failed = new NetworkError('unreachable')
type ListActive = NonNullable<NonNullable<FakeApi['locations']>['listActive']>

const show = (listActive: ListActive, update = vi.fn(() => Promise.resolve(IMANI))) =>
  renderScreen(<WorkingHoursSection member={IMANI} />, {
    api: { locations: { listActive }, staff: { update } },
  })
const worksHere = () => screen.findByRole('switch', { name: 'Works at Main Street' })

test('what was chosen stays when the locations can’t be asked for again', async () => {
  const listActive = vi.fn<ListActive>().mockResolvedValueOnce([aLocation()]).mockRejectedValue(failed)
  const { user, queryClient } = show(listActive)
  await user.click(await worksHere())
  await act(() => queryClient.invalidateQueries({ queryKey: [HERE] }))
  expect(listActive).toHaveBeenCalledTimes(2)
  expect(await worksHere()).not.toBeChecked()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what was chosen stays while a practice is new, whose locations come after it', async () => {
  const riverside = aLocation({ id: fixtureId(11), practiceId: RIVERSIDE, name: 'Pier' })
  const listActive = vi.fn<ListActive>(({ practiceId }) =>
    Promise.resolve(practiceId === HERE ? [aLocation()] : []),
  )
  const update = vi.fn(() => Promise.resolve(IMANI))
  const { user, session } = show(listActive, update)
  await user.click(await worksHere())
  listActive.mockRejectedValueOnce(failed).mockResolvedValueOnce([riverside])
  const assignedPractices = [HERE, RIVERSIDE]
  act(() => session.set({ status: 'signed-in', reason: null, user: aUser({ assignedPractices }) }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load locations')
  expect(await worksHere()).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('switch', { name: 'Works at Pier' }))
  expect(await worksHere()).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save working hours' }))
  await waitFor(() => expect(update).toHaveBeenCalledOnce())
  const sent = update.mock.lastCall as unknown as [unknown, { workingHours: { locationId: string }[] }]
  expect(sent[1].workingHours.map(({ locationId }) => locationId)).toEqual([riverside.id])
})
