import { NetworkError } from '@oaklet/api'
import { aClinician, aLocation, aPractice, aService } from '@oaklet/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { useAppointmentActions } from './use-appointment-actions'
import { Booking } from './Booking'

function Shown() {
  const { create } = useAppointmentActions()
  const nothing = () => undefined
  return (
    <Booking
      {...{ practice: aPractice(), clientId: null, given: {}, create }}
      {...{ onBooked: nothing, onSeriesBooked: nothing, onClose: nothing }}
    />
  )
}

test('a form stays with what was typed in it while its lists can’t be loaded anew', async () => {
  const services = vi.fn().mockResolvedValue([aService()])
  const { user, queryClient } = renderScreen(<Shown />, {
    at: '/calendar',
    route: '/calendar',
    api: {
      staff: { listClinicians: () => Promise.resolve([aClinician()]) },
      locations: { listActive: () => Promise.resolve([aLocation()]) },
      services: { list: services },
    },
  })
  const memo = await screen.findByRole('textbox', { name: /^Memo/ })
  await user.type(memo, 'Bring the form')
  services.mockRejectedValue(new NetworkError('unreachable'))
  await act(() => queryClient.invalidateQueries())
  expect(services).toHaveBeenCalledTimes(2)
  await user.type(memo, ', please')
  expect(screen.getByRole('textbox', { name: /^Memo/ })).toHaveValue('Bring the form, please')
})
