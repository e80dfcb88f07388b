import { type Api, NetworkError } from '@oaklet/api'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { Palette } from './Palette'

function show(suggest: Api['search']['suggest']) {
  const view = renderScreen(<Palette screens={[]} commands={[]} onClose={vi.fn()} />, {
    api: { search: { suggest } },
  })
  return { ...view, list: () => screen.findByRole('listbox') }
}

test('says of a search that failed that it failed, and not that there is nobody', async () => {
  const { user, list } = show(() => Promise.reject(new NetworkError('unreachable')))
  await user.keyboard('vega')
  await waitFor(async () => expect(await list()).toHaveTextContent(/^Failed to load suggestions\./))
})

test('says of too few letters that they are too few', async () => {
  const { user, list } = show(() => Promise.resolve([]))
  await user.keyboard('li')
  expect(await list()).toHaveTextContent(/Type more than 2 letters to find a client\.$/)
})

test('says that nothing was found once the server has looked', async () => {
  const { user, list } = show(() => Promise.resolve([]))
  await user.keyboard('vega')
  expect(await list()).toHaveTextContent('Searching…')
  await waitFor(async () => expect(await list()).toHaveTextContent(/^Nothing found\./))
})
