import { ApiError } from '@oaklet/api'
import { aHoliday, aLocation, anOrganizationSettings, aPractice, createDeferred } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { OrganizationScreen } from '../OrganizationScreen'

const failure = new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })

const show = (part: 'locations' | 'holidays') => {
  const answer = createDeferred<undefined>()
  const settings = () => Promise.resolve(anOrganizationSettings())
  const shown = renderScreen(<OrganizationScreen />, {
    at: `/company/organization?section=${part}`,
    api: {
      organization: { settings, practice: () => Promise.resolve(aPractice()) },
      locations: {
        list: () => Promise.resolve([aLocation()]),
        checkRemoval: () => Promise.resolve(),
        remove: () => answer.promise,
      },
      holidays: { list: () => Promise.resolve([aHoliday()]), remove: () => answer.promise },
    },
  })
  return { ...shown, answer }
}
const told = () => toasts.visibleToasts.map(({ content }) => content)
const remove = async ({ user }: ReturnType<typeof show>, name: string) => {
  ;(await screen.findByRole('button', { name: `Actions for ${name}` })).focus()
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(told()).toMatchObject([{ title: `${name} deleted` }]))
  act(() => toasts.close(toasts.visibleToasts[0]?.key ?? ''))
}

afterEach(() => {
  act(() => toasts.clear())
})

test.each([
  ['locations', aLocation().name],
  ['holidays', aHoliday().name],
] as const)(
  'a deletion that fails once the %s were left is told wherever the person is',
  async (part, name) => {
    const shown = show(part)
    await remove(shown, name)
    await act(() => shown.router.navigate('/clients'))
    act(() => shown.answer.reject(failure))
    await waitFor(() =>
      expect(told()).toMatchObject([{ title: `${name} was not deleted, and is back`, tone: 'bad' }]),
    )
    act(() => told()[0]?.onAction?.())
    expect(shown.address()).toBe(`/company/organization?section=${part}`)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`${name} was not deleted`)
    expect(alert).toHaveTextContent(`Failed to delete ${part === 'locations' ? 'location' : 'holiday'}`)
    expect(alert.closest('li')).toHaveTextContent(name)
  },
)

test('it is told at another part of the settings too, but not beside the list that says it', async () => {
  const shown = show('locations')
  await remove(shown, aLocation().name)
  await shown.user.click(screen.getByRole('tab', { name: 'Practice' }))
  act(() => shown.answer.reject(failure))
  await waitFor(() => expect(told()).toHaveLength(1))
})

test('it is not told beside the list that says it', async () => {
  const shown = show('locations')
  await remove(shown, aLocation().name)
  act(() => shown.answer.reject(failure))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete location')
  expect(told()).toEqual([])
})

test('nobody is told of what the one before them did', async () => {
  const shown = show('locations')
  await remove(shown, aLocation().name)
  await act(() => shown.router.navigate('/clients'))
  const isLoadedAnew = vi.spyOn(shown.queryClient, 'invalidateQueries')
  shown.queryClient.getMutationCache().clear()
  act(() => shown.answer.reject(failure))
  await waitFor(() => expect(isLoadedAnew).toHaveBeenCalled())
  expect(told()).toEqual([])
})
