import { aClient, anOrganizationSettings, aPage, aPractice } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { ClientsScreen } from './ClientsScreen'

// At the practice, in New York, it is still the evening of November 17.
beforeEach(() => void vi.setSystemTime('2026-11-18T03:00:00Z'))

const MESSAGE = 'Enter a birthday that has been'

function show(at: string, clients: FakeApi['clients']) {
  const view = renderScreen(<ClientsScreen />, {
    at,
    api: {
      organization: {
        practice: () => Promise.resolve(aPractice()),
        settings: () => Promise.resolve(anOrganizationSettings()),
      },
      staff: { listClinicians: () => Promise.resolve([]) },
      locations: { listActive: () => Promise.resolve([]) },
      appointments: { listOfClient: () => Promise.resolve(aPage([])) },
      clients: { list: () => Promise.resolve(aPage([])), ...clients },
    },
  })
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, press }
}

test('a new client can’t be born after the practice’s day', async () => {
  const create = vi.fn(() => Promise.resolve(aClient()))
  const { user, press } = show('/clients?new=1', { create })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada')
  await user.click(screen.getByRole('spinbutton', { name: /month, Date of birth/ }))
  await user.keyboard('11182026')
  await press('Save client')
  expect(await screen.findByRole('link', { name: MESSAGE })).toBeVisible()
  expect(create).not.toHaveBeenCalled()
})

test('a client who is changed can’t be born after the practice’s day', async () => {
  const client = aClient({ dateOfBirth: '2026-11-18' })
  const update = vi.fn(() => Promise.resolve(client))
  const { press } = show(`/clients?client=${client.id}`, { get: () => Promise.resolve(client), update })
  await press('Edit client')
  await press('Save client')
  expect(await screen.findByRole('link', { name: MESSAGE })).toBeVisible()
  expect(update).not.toHaveBeenCalled()
})

test('a year of two digits in an import is the latest up to the practice’s day', async () => {
  const importing = vi.fn().mockResolvedValue({ isDryRun: true, added: 1, refused: [] })
  const { user, press } = show('/clients', { import: importing })
  await press('Import clients')
  await screen.findByText('File with your clients')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('there is a way to choose a file')
  await user.upload(input, new File(['First name,Birthday\nAda,11/18/26\nBen,11/17/26\n'], 'clients.csv'))
  await press('Next')
  await press('Check the rows')
  await waitFor(() => expect(importing).toHaveBeenCalledOnce())
  expect(importing.mock.calls[0]?.[1]).toMatchObject({
    rows: [{ dateOfBirth: '1926-11-18' }, { dateOfBirth: '2026-11-17' }],
  })
})
