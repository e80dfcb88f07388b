import { type Api, ApiError } from '@oaklet/api'
import { aClient, aClientTwin, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { EditClientDialog } from './EditClientDialog'

const exists = new ApiError({
  code: 'client_exists',
  status: 409,
  serverMessage: 'Mari Vega, born 1988-04-12, is a client already.',
  requestId: null,
  conflicts: [aClientTwin()],
})

async function rename(update: Api['clients']['update'] & ReturnType<typeof vi.fn>) {
  const onClose = vi.fn()
  const client = aClient({ id: fixtureId(31), firstName: 'Maria', version: 4 })
  const view = renderScreen(<EditClientDialog client={client} today="2026-11-17" onClose={onClose} />, {
    api: {
      clients: { update },
      staff: { listClinicians: () => Promise.resolve([]) },
      locations: { listActive: () => Promise.resolve([]) },
    },
  })
  const name = screen.getByRole('textbox', { name: 'First name' })
  await view.user.clear(name)
  await view.user.type(name, 'Marisol')
  await view.user.click(screen.getByRole('button', { name: 'Save client' }))
  const question = await screen.findByRole('alertdialog', { name: /^Save Marisol .* anyway\?$/ })
  const answer = (label: string) => view.user.click(within(question).getByRole('button', { name: label }))
  return { ...view, onClose, name, answer }
}

test('asks before a client becomes another one by a new name, and saves once that is confirmed', async () => {
  const update = vi.fn().mockRejectedValueOnce(exists).mockResolvedValue(aClient())
  const { answer, onClose } = await rename(update)
  await answer('Save anyway')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(update.mock.calls.map(([, body]: unknown[]) => body)).toEqual([
    expect.not.objectContaining({ allowTwin: true }),
    expect.objectContaining({ firstName: 'Marisol', version: 4, allowTwin: true }),
  ])
})

test('keeps what was typed when the new name is not confirmed, and says why it was not saved', async () => {
  const update = vi.fn().mockRejectedValue(exists)
  const { answer, onClose, name } = await rename(update)
  await answer('Keep editing')
  expect(await screen.findByText('Mari Vega, born 1988-04-12, is a client already.')).toBeVisible()
  expect(name).toHaveValue('Marisol')
  expect(onClose).not.toHaveBeenCalled()
})
