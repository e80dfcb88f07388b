import { type Api, NetworkError } from '@oaklet/api'
import type { ListedPacket } from '@oaklet/api/contract'
import { aPacket, aPacketReview, aPage, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { PacketsScreen } from './PacketsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:30:00Z') }))

type List = Api['packets']['listOfPractice']

const SUBMITTED: ListedPacket = { ...aPacketReview().packet, clientName: 'Mari Vega' }
const SENT: ListedPacket = { ...aPacket({ id: fixtureId(130) }), clientName: 'Ben Vega' }

const show = (list: List, at = '/clients?view=packets') =>
  renderScreen(<PacketsScreen practice={aPractice()} />, { at, api: { packets: { listOfPractice: list } } })

test('lists what clients sent in, each leading to the client’s forms', async () => {
  show(() => Promise.resolve(aPage([SUBMITTED])))
  const list = within(await screen.findByRole('list', { name: 'Forms of clients' }))
  const link = list.getByRole('link', { name: 'Mari Vega' })
  expect(link).toHaveAttribute('href', `/clients?client=${SUBMITTED.clientId}&tab=onboarding`)
  expect(list.getByText('To review')).toBeVisible()
  expect(list.getByText(/^Sent in .* · About the client, Emergency contact, PHQ-9$/)).toBeVisible()
  expect(screen.getByText('1 client')).toBeVisible()
})

test('shows those that clients still have, which the address says', async () => {
  const list = vi.fn<List>((_, query) =>
    Promise.resolve(aPage(query?.queue === 'with_clients' ? [SENT] : [])),
  )
  const { user, address } = show(list)
  expect(await screen.findByText('Nothing to review')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'With clients' }))
  expect(await screen.findByRole('link', { name: 'Ben Vega' })).toBeVisible()
  expect(screen.getByText(/^Not opened yet/)).toBeVisible()
  expect(address()).toBe('/clients?view=packets&queue=with_clients')
})

test('says that it could not be loaded, with a way to try again', async () => {
  const list = vi
    .fn<List>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aPage([SENT]))
  const { user } = show(list)
  expect(await screen.findByText(/^Failed to load forms/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ben Vega' })).toBeVisible()
})
