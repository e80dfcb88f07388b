import { ApiError, NetworkError, type OnboardingApi } from '@oaklet/api'
import type { OnboardingForms, OnboardingItem, SentFile } from '@oaklet/api/contract'
import { fixtureId, someOnboardingForms } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OnboardingContext } from '../../shared/use-onboarding'
import { PageShownContext } from '../../shared/use-page'
import { fakeSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { OnboardingScreen } from './OnboardingScreen'

const LINK = { linkId: 'o.k' }
const ID = fixtureId(151)
const ITEM = { ...LINK, itemId: ID }
const OPENED = { practiceName: 'Oakwood Therapy Group', asksBirthDate: true, isVerified: true }
const FRONT: SentFile = {
  ...{ id: fixtureId(152), slot: 'front', name: 'card.jpg', type: 'image/jpeg', size: 240_000 },
}
const CARD = new File(['x'], 'card.jpg', { type: 'image/jpeg' })
const QUESTION = 'Send us a photo of your ID'

/** Forms that ask for a photo of an ID alone. */
const formsWith = (item: Partial<OnboardingItem> = {}): OnboardingForms =>
  someOnboardingForms({
    items: [
      {
        ...{ id: ID, kind: 'photo_id', state: 'not_started', comment: '', isOpen: true, files: [] },
        ...{ form: null, document: null, signature: null },
        pages: [{ page: 'photo_id', answers: null, known: null, rev: 0 }],
        ...item,
      },
    ],
  })
const SENT = formsWith({
  ...{ state: 'done', files: [FRONT] },
  pages: [{ page: 'photo_id', answers: { cannotSend: false }, known: null, rev: 1 }],
})

function show(forms: OnboardingForms, calls: Partial<OnboardingApi> = {}) {
  const api = {
    getSession: vi.fn(() => Promise.resolve(OPENED)),
    getForms: vi.fn(() => Promise.resolve(forms)),
    downloadFile: vi.fn(() =>
      Promise.resolve({ bytes: new Uint8Array([1]), contentType: 'image/jpeg', fileName: 'card.jpg' }),
    ),
    ...calls,
  }
  const view = renderScreen(
    <PageShownContext value={{ current: true }}>
      <OnboardingContext value={api as unknown as OnboardingApi}>
        <OnboardingScreen />
      </OnboardingContext>
    </PageShownContext>,
    {
      at: `/client-onboarding/o.k?item=${ID}&page=photo_id`,
      route: '/client-onboarding/:linkId',
      session: fakeSession({ status: 'signed-out', user: null, reason: null }),
    },
  )
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const choose = async (group: string, file: File) => {
    const field = await screen.findByRole('group', { name: group })
    const input = field.querySelector<HTMLInputElement>('input[type=file]')
    if (input === null) throw new Error('no file can be chosen')
    await view.user.upload(input, file)
  }
  return { ...view, api, press, choose }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('a file is sent as soon as it is chosen, is shown, and lets the client go on', async () => {
  const addFile = vi.fn(() => Promise.resolve(SENT))
  const { api, press, choose } = show(formsWith(), { addFile })
  await waitFor(async () => expect(await heading(QUESTION)).toHaveFocus())
  await choose('Front', CARD)
  expect(await screen.findByRole('img', { name: 'card.jpg, as we got it' })).toBeVisible()
  expect(addFile).toHaveBeenCalledExactlyOnceWith(ITEM, { slot: 'front', name: 'card.jpg', content: 'eA==' })
  expect(api.downloadFile).toHaveBeenCalledWith({ ...ITEM, fileId: FRONT.id }, expect.anything())
  expect(screen.getByText('Sent')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Continue')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
})

test('one that is refused says why, and can be tried again or left out', async () => {
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path: 'content', message: 'This picture is damaged or cut off.' }],
  })
  const addFile = vi
    .fn<() => Promise<OnboardingForms>>()
    .mockRejectedValueOnce(refused)
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(SENT)
  const { press, choose } = show(formsWith(), { addFile })
  await choose('Front', CARD)
  expect(await screen.findByText('This picture is damaged or cut off.')).toBeVisible()
  await press('Continue')
  expect(await screen.findAllByText('This file was not sent: try it again, or remove it')).not.toHaveLength(0)
  expect(document.title).toBe(`Error: ${QUESTION} · Oaklet`)
  await press('Try card.jpg again')
  expect(await screen.findByText('Not sent: there is no connection. Try again in a moment.')).toBeVisible()
  await press('Try card.jpg again')
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(addFile).toHaveBeenCalledTimes(3)
})

test('who can’t send it says so; nothing is asked twice', async () => {
  const answered = formsWith({
    state: 'done',
    pages: [{ page: 'photo_id', answers: { cannotSend: true }, known: null, rev: 1 }],
  })
  const savePage = vi.fn(() => Promise.resolve(answered))
  const { user, press } = show(formsWith(), { savePage })
  await press('Continue')
  expect(await screen.findAllByText('Send a photo or a PDF, or say that you can’t')).not.toHaveLength(0)
  expect(savePage).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox', { name: 'I can’t send this now' }))
  await press('Continue')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(savePage).toHaveBeenCalledExactlyOnceWith(
    { ...ITEM, page: 'photo_id' },
    { answers: { cannotSend: true }, rev: 0 },
  )
})

test('what was sent back is saved again, also where it stays as it is', async () => {
  const savePage = vi.fn(() => Promise.resolve(SENT))
  const [item] = SENT.items
  const returned = formsWith({ ...item, state: 'returned', comment: 'Please send the other side too.' })
  const { press } = show(returned, { savePage })
  expect(await screen.findByText('Please send the other side too.')).toBeVisible()
  await press('Continue')
  await waitFor(async () => expect(await heading('Hello Mari')).toHaveFocus())
  expect(savePage).toHaveBeenCalledExactlyOnceWith(
    { ...ITEM, page: 'photo_id' },
    { answers: { cannotSend: false }, rev: 1 },
  )
})

test('an error goes once the file is sent, and one that was sent here is gone once it is taken back', async () => {
  const [addFile, removeFile] = [
    vi.fn(() => Promise.resolve(SENT)),
    vi.fn(() => Promise.resolve(formsWith())),
  ]
  const { press, choose } = show(formsWith(), { addFile, removeFile })
  await press('Continue')
  expect(await screen.findByRole('group', { name: 'One thing needs your attention' })).toBeVisible()
  await choose('Front', CARD)
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'One thing needs your attention' })).toBeNull()
  expect(document.title).toBe(`${QUESTION} · Oaklet`)
  await press('Remove card.jpg')
  await press('Remove')
  await waitFor(() => expect(screen.queryByText('card.jpg')).toBeNull())
  expect(screen.queryByText('Sending')).toBeNull()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Choose a file' })[0]).toHaveFocus())
})

test('a file is taken back once that is confirmed, and stays where it can’t be', async () => {
  const removeFile = vi
    .fn<() => Promise<OnboardingForms>>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(formsWith())
  const { press } = show(SENT, { removeFile })
  await press('Remove card.jpg')
  expect(await screen.findByRole('alertdialog', { name: 'Remove card.jpg?' })).toBeVisible()
  await press('Keep it')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(removeFile).not.toHaveBeenCalled()
  await press('Remove card.jpg')
  await press('Remove')
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t take this file back')
  await press('Remove')
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  expect(removeFile).toHaveBeenCalledWith({ ...ITEM, fileId: FRONT.id })
  expect(screen.getByRole('checkbox', { name: 'I can’t send this now' })).not.toBeChecked()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Choose a file' })[0]).toHaveFocus())
})
