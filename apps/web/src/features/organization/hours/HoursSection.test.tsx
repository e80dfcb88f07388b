import { ApiError, NetworkError } from '@oaklet/api'
import { type BusinessHours, BUILT_IN_ROLE_PERMISSIONS, type Weekday } from '@oaklet/api/contract'
import { anOrganizationSettings, createDeferred, someBusinessHours } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { HoursSection } from './HoursSection'

type Sent = [path: { day: Weekday }, body: { ranges: BusinessHours[Weekday] }]

/** A server that keeps the hours; `answer` may refuse or hold back a day. */
function show(answer: (day: Weekday) => Promise<void> = () => Promise.resolve(), user = {}) {
  let businessHours = someBusinessHours()
  const settings = () => {
    const before = anOrganizationSettings()
    return { ...before, settings: { ...before.settings, businessHours } }
  }
  const setBusinessHours = vi.fn(async (...[{ day }, { ranges }]: Sent) => {
    await answer(day)
    businessHours = { ...businessHours, [day]: ranges }
    return settings()
  })
  const shown = renderScreen(<HoursSection />, {
    user,
    api: { organization: { settings: () => Promise.resolve(settings()), setBusinessHours } },
  })
  return { ...shown, setBusinessHours }
}
const row = async (index: number) => {
  const list = within(await screen.findByRole('list', { name: 'Business hours' }))
  return list.getAllByRole('listitem')[index] ?? document.body
}
const button = (name: string) => screen.getByRole('button', { name })
const sentDays = (call: { mock: { calls: Sent[] } }) => call.mock.calls.map(([{ day }]) => day)
const spoken = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((log) => log.textContent).join(' ')

test('lists the days with their hours', async () => {
  show()
  expect(await row(0)).toHaveTextContent('Monday9:00 AM to 5:00 PM')
  expect(await row(6)).toHaveTextContent('SundayClosed')
})

test('those who may not change them read the hours, and find nothing to press', async () => {
  show(undefined, { permissions: [...BUILT_IN_ROLE_PERMISSIONS['Read-only']] })
  expect(await row(0)).toHaveTextContent('9:00 AM to 5:00 PM')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a day gets a break by keyboard, is saved by itself, and gives the focus back', async () => {
  const { user, setBusinessHours } = show()
  await row(0)
  button('Edit Monday').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Open Monday' })).toHaveFocus())
  await user.click(button('Add a break'))
  await user.click(button('Save hours'))
  await waitFor(() => expect(spoken()).toContain('Hours of Monday saved'))
  expect(setBusinessHours.mock.calls).toEqual([
    [
      expect.objectContaining({ day: 'monday' }),
      {
        ranges: [
          { opens: '09:00', closes: '12:00' },
          { opens: '13:00', closes: '17:00' },
        ],
      },
    ],
  ])
  expect(await row(0)).toHaveTextContent('9:00 AM to 12:00 PM, 1:00 PM to 5:00 PMSaved')
  expect(button('Edit Monday')).toHaveFocus()
})

test('any number of breaks can be added, and any of them taken away again', async () => {
  const { user } = show()
  await row(0)
  await user.click(button('Edit Monday'))
  await user.click(button('Add a break'))
  await user.click(button('Add another break'))
  expect(screen.getByRole('group', { name: 'Opens after break 2' })).toBeVisible()
  await user.click(button('Remove break 1'))
  expect(screen.getByRole('group', { name: 'Opens again' })).toBeVisible()
  expect(button('Add another break')).toHaveFocus()
})

test('the same hours go to other days too, each by a call of its own; those that have them are left alone', async () => {
  const { user, setBusinessHours } = show()
  await row(0)
  await user.click(button('Edit Saturday'))
  await user.click(screen.getByRole('switch', { name: 'Open Saturday' }))
  await user.click(button('Sunday'))
  await user.click(button('Monday'))
  await user.click(button('Save hours'))
  await waitFor(() => expect(spoken()).toContain('Hours of Saturday and Sunday saved'))
  expect(sentDays(setBusinessHours)).toEqual(['saturday', 'sunday'])
  expect(await row(6)).toHaveTextContent('9:00 AM to 5:00 PM')
})

test('hours chosen for a day that is still being saved go after its own, and their failure is told', async () => {
  const first = createDeferred()
  let sundays = 0
  const { user, setBusinessHours } = show((day) => {
    if (day !== 'sunday') return Promise.resolve()
    sundays += 1
    return sundays === 1 ? first.promise : Promise.reject(new NetworkError('unreachable'))
  })
  await row(0)
  await user.click(button('Edit Sunday'))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(button('Save hours'))
  await user.click(button('Edit Saturday'))
  await user.click(screen.getByRole('switch', { name: 'Open Saturday' }))
  await user.click(button('Add a break'))
  await user.click(button('Sunday'))
  await user.click(button('Save hours'))
  await waitFor(() => expect(sentDays(setBusinessHours)).toEqual(['sunday', 'saturday']))
  first.resolve()
  const alert = await within(await row(6)).findByRole('alert')
  expect(alert).toHaveTextContent('The hours of Sunday were not saved')
  expect(sentDays(setBusinessHours)).toEqual(['sunday', 'saturday', 'sunday'])
})

test('a day that fails says so in its place and is tried again, while another is saved', async () => {
  let isDown = true
  const { user, setBusinessHours } = show((day) =>
    isDown && day === 'sunday' ? Promise.reject(new NetworkError('unreachable')) : Promise.resolve(),
  )
  await row(0)
  await user.click(button('Edit Saturday'))
  await user.click(screen.getByRole('switch', { name: 'Open Saturday' }))
  await user.click(button('Sunday'))
  await user.click(button('Save hours'))
  const alert = await within(await row(6)).findByRole('alert')
  expect(alert).toHaveTextContent('The hours of Sunday were not saved')
  expect(alert).toHaveTextContent('Failed to update business hours')
  expect(await row(6)).toHaveTextContent('9:00 AM to 5:00 PM')
  expect(await row(5)).toHaveTextContent('Saved')
  isDown = false
  await user.click(button('Try again'))
  await waitFor(() => expect(spoken()).toContain('Hours of Sunday saved'))
  expect(sentDays(setBusinessHours)).toEqual(['saturday', 'sunday', 'sunday'])
  expect(button('Edit Sunday')).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a day that could not be saved is asked about before the page is left, and stays', async () => {
  const { user, router } = show(() => Promise.reject(new NetworkError('unreachable')))
  await row(0)
  await user.click(button('Edit Sunday'))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(button('Save hours'))
  await screen.findByRole('alert')
  void router.navigate('/clients')
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent('The hours of Sunday were not saved')
})

test('what could not be saved can be typed on or given up', async () => {
  const refusal = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path: 'ranges.0.closes', message: 'Close after opening' }],
  })
  const { user } = show(() => Promise.reject(refusal))
  await row(0)
  await user.click(button('Edit Sunday'))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(button('Save hours'))
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('group', { name: 'Closes' })).toHaveAccessibleDescription(/Close after opening/)
  await user.click(button('Cancel'))
  expect(await row(6)).toHaveTextContent('SundayClosed')
  await user.click(button('Edit Sunday'))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(button('Save hours'))
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(await row(6)).toHaveTextContent('SundayClosed')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('hours that cannot be are told at their box and sent nowhere', async () => {
  const { user, setBusinessHours } = show()
  await row(0)
  await user.click(button('Edit Sunday'))
  await user.click(screen.getByRole('switch', { name: 'Open Sunday' }))
  await user.click(screen.getByRole('spinbutton', { name: /^AM\/PM, Closes/ }))
  await user.keyboard('a')
  await user.click(button('Save hours'))
  expect(screen.getByRole('group', { name: 'Closes' })).toHaveAccessibleDescription(/Close after opening/)
  expect(setBusinessHours).not.toHaveBeenCalled()
})

test('a day on its way is shown as it will be, and the page is not left without a question', async () => {
  const wait = createDeferred()
  const { user, router } = show(() => wait.promise)
  await row(0)
  await user.click(button('Edit Monday'))
  await user.click(screen.getByRole('switch', { name: 'Open Monday' }))
  await user.click(button('Save hours'))
  expect(await row(0)).toHaveTextContent('MondayClosed')
  expect(screen.getByRole('button', { name: /Saving Monday/ })).toHaveAttribute('data-pending', 'true')
  void router.navigate('/clients')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})
