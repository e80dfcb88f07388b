import type { ClientSummary, ClientsQuery, Page } from '@oaklet/api/contract'
import { aClientSummary, aPage, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { ClientPicker } from './ClientPicker'

const RUIZ = aClientSummary({ id: fixtureId(31), displayName: 'Ana Ruiz' })
const WEBB = aClientSummary({ id: fixtureId(32), displayName: 'Theo Webb' })

/** The first clients are known; who is looked for comes with the answer. */
async function open() {
  const answer = createDeferred<Page<ClientSummary>>()
  const onChange = vi.fn()
  const list = (_: unknown, query?: ClientsQuery) =>
    query?.q === undefined ? Promise.resolve(aPage([RUIZ, WEBB])) : answer.promise
  const { user } = renderScreen(<ClientPicker client={null} onChange={onChange} />, {
    api: { clients: { list } },
  })
  await user.click(screen.getByRole('button', { name: /Client/ }))
  await screen.findByRole('option', { name: /Theo Webb/ })
  return { user, answer, onChange, field: screen.getByRole('combobox', { name: 'Client' }) }
}

test('a quick press chooses no client whose name was not typed', async () => {
  const { user, answer, onChange, field } = await open()
  await user.type(field, 'Hannah{ArrowDown}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
  answer.resolve(aPage([aClientSummary({ id: fixtureId(33), displayName: 'Hannah Ito' })]))
  expect(await screen.findByRole('option', { name: /Hannah Ito/ })).toBeVisible()
})

test('those who have what is typed are offered before the answer to it', async () => {
  const { user, onChange, field } = await open()
  await user.type(field, 'theo{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ id: WEBB.id, name: 'Theo Webb' })
})

test('a client who was found by somebody in their life is offered with who that is', async () => {
  const { user, answer, field } = await open()
  await user.type(field, 'rosa')
  const foundBy = { name: 'Rosa Ito', relationship: '' }
  answer.resolve(aPage([aClientSummary({ id: fixtureId(33), displayName: 'Hannah Ito', foundBy })]))
  const option = await screen.findByRole('option', { name: /Hannah Ito/ })
  expect(option).toHaveTextContent('by Rosa Ito · born April 12, 1988')
})
