import { NetworkError } from '@oaklet/api'
import type { Packet, Permission } from '@oaklet/api/contract'
import { aClient, aPacketReview, aPractice, somePacketAnswers } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientOnboarding } from './ClientOnboarding'
import { ReviewPacketDialog } from './ReviewPacketDialog'

const ANSWERS = somePacketAnswers()
const FORM = { id: 't', number: ANSWERS.number, title: ANSWERS.form.title, isClinical: true }
const { packet: SUBMITTED } = aPacketReview()
const withForm = (isClinical = true): Packet => ({
  ...SUBMITTED,
  items: SUBMITTED.items.slice(0, 1).map((item) => ({
    ...{ ...item, id: ANSWERS.itemId, kind: 'form', form: { ...FORM, isClinical } },
  })),
})
const PATH = {
  ...{ practiceId: SUBMITTED.practiceId, clientId: SUBMITTED.clientId, packetId: SUBMITTED.id },
  itemId: ANSWERS.itemId,
}
const REVIEWER: Permission[] = ['clients:view', 'onboarding:review']

function show(
  what: 'card' | 'review',
  packet: Packet,
  calls: FakeApi['packets'] = {},
  permissions?: Permission[],
) {
  const getAnswers = vi.fn(() => Promise.resolve(ANSWERS))
  const packets = {
    getAnswers,
    list: () => Promise.resolve([packet]),
    getReview: () => Promise.resolve({ ...aPacketReview(), packet, forms: {} }),
    ...calls,
  }
  const view = renderScreen(
    what === 'card' ? (
      <ClientOnboarding client={aClient()} practice={aPractice()} today="2026-11-17" />
    ) : (
      <ReviewPacketDialog packet={packet} onClose={() => undefined} />
    ),
    { api: { packets }, ...(permissions && { user: { permissions } }) },
  )
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }))
  return { ...view, press, getAnswers }
}

test('the answers of a form are read from what was sent in, under its headings', async () => {
  const { press, getAnswers } = show('card', withForm())
  await press('Read answers of Your health')
  const dialog = within(await screen.findByRole('dialog', { name: 'Your health' }))
  expect(await dialog.findByRole('heading', { level: 3, name: 'Your health' })).toBeVisible()
  expect(dialog.getByText('Ibuprofen, when I have a headache')).toBeVisible()
  expect(dialog.getByText('Badly')).toBeVisible()
  expect(getAnswers).toHaveBeenCalledExactlyOnceWith(PATH, expect.anything())
})

test('answers are offered once they are sent in, and of a clinical form to who reads notes', async () => {
  const first = show('card', { ...withForm(), status: 'in_progress' })
  expect(await screen.findByText('Your health')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Read answers/ })).toBeNull()
  first.unmount()
  const second = show('card', withForm(), {}, REVIEWER)
  expect(await screen.findByText('Your health')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Read answers/ })).toBeNull()
  second.unmount()
  show('card', withForm(false), {}, REVIEWER)
  expect(await screen.findByRole('button', { name: 'Read answers of Your health' })).toBeVisible()
})

test('a review shows the answers, or says that one’s role doesn’t see them', async () => {
  const { press, unmount } = show('review', withForm())
  await press('Show answers of Your health')
  expect(await screen.findByText('Ibuprofen, when I have a headache')).toBeVisible()
  await press('Hide answers of Your health')
  expect(screen.queryByText('Ibuprofen, when I have a headache')).toBeNull()
  unmount()
  show('review', withForm(), {}, REVIEWER)
  expect(await screen.findByText('Your health: filled in. Your role doesn’t see the answers.')).toBeVisible()
})

test('answers that can’t be loaded can be asked for again', async () => {
  const getAnswers = vi
    .fn<() => Promise<typeof ANSWERS>>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(ANSWERS)
  const { press } = show('review', withForm(), { getAnswers })
  await press('Show answers of Your health')
  await press('Try again')
  expect(await screen.findByText('Ibuprofen, when I have a headache')).toBeVisible()
})
