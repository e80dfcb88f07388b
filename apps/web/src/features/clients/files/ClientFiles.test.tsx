import { ApiError } from '@oaklet/api'
import type { ClientFile, Permission } from '@oaklet/api/contract'
import { aClient, aClientFile, aPractice, fixtureId } from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientFiles } from './ClientFiles'

const CARD = aClientFile()
const PHOTO = CARD.versions.slice(0, 1)
const CONSENT = aClientFile({
  ...{ id: fixtureId(96), title: 'Consent to treatment', category: 'consent', datedOn: '2026-10-05' },
  versions: [
    ...PHOTO.map((content) => ({
      ...content,
      ...{ number: 2, type: 'application/pdf' as const, size: 1_400_000 },
    })),
    ...PHOTO.map((content) => ({ ...content, uploadedByName: 'Kim Lee' })),
  ],
})
const NAMES = { practiceId: aPractice().id, clientId: aClient().id }

interface Shown {
  files?: ClientFile[]
  deleted?: ClientFile[]
  calls?: FakeApi['clientFiles']
  permissions?: Permission[]
}

function show({ files = [], deleted = [], calls = {}, permissions }: Shown) {
  const list = vi.fn(() => Promise.resolve({ files, deleted }))
  const view = renderScreen(<ClientFiles client={aClient()} practice={aPractice()} today="2026-11-17" />, {
    api: {
      clientFiles: { list, ...calls },
      documents: { listSignatures: () => Promise.resolve([]) },
    },
    ...(permissions && { user: { permissions } }),
  })
  const choose = async (name: string, what: string) => {
    await view.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  return {
    ...view,
    list,
    choose,
    save: () => view.user.click(screen.getByRole('button', { name: /^(Save|Replace|Delete) file$/ })),
  }
}

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => void vi.mocked(saveFile).mockClear())

const toastTitles = () => toasts.visibleToasts.map(({ content }) => content.title)
/** The input that takes the file, which only its button shows. */
function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (input === null) throw new Error('No file can be chosen')
  return input
}
const aPhoto = () => new File(['photo'], 'front of card.png', { type: 'image/png' })
const refused = (path: string, message: string) =>
  new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path, message }],
  })
const stale = () =>
  new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: null, requestId: null },
    current: aClientFile({ version: 2, title: 'Card 2027' }),
  })

test('lists files by what they are about, each with what it is and who added it', async () => {
  show({ files: [CARD, CONSENT] })
  const insurance = within(await screen.findByRole('region', { name: 'Insurance' }))
  expect(insurance.getByText('Insurance card, front')).toBeVisible()
  expect(
    insurance.getByText('Nov 2, 2026. Picture, 241 kB. Added by Dana Reyes on Nov 2, 2026'),
  ).toBeVisible()
  expect(insurance.getByRole('button', { name: 'View Insurance card, front' })).toBeVisible()
  const consents = within(screen.getByRole('region', { name: 'Consents' }))
  expect(consents.getByText(/^Oct 5, 2026\. PDF, 1\.4 MB\./)).toBeVisible()
  expect(consents.getByRole('button', { name: 'Download Consent to treatment' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Clinical' })).toBeNull()
})

test('offers nothing to change to those who may not', async () => {
  const { user } = show({ files: [CARD], deleted: [CARD], permissions: ['clients:view', 'files:view'] })
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Download'])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull()
})

test('adds a file, whose name is its title until another is typed', async () => {
  const add = vi.fn((_: unknown, body: object) => Promise.resolve(aClientFile(body)))
  const { user, save } = show({ calls: { add } })
  await user.click(await screen.findByRole('button', { name: 'Add file' }))
  const dialog = within(await screen.findByRole('dialog'))
  await save()
  expect(await dialog.findAllByText('Choose the file to add')).not.toHaveLength(0)
  expect(dialog.getAllByText('Choose what the file is about')).not.toHaveLength(0)
  await user.upload(fileInput(), aPhoto())
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('front of card')
  await user.click(dialog.getByRole('button', { name: /What it is about/ }))
  await user.click(await screen.findByRole('option', { name: /^Insurance/ }))
  await save()
  await waitFor(() => expect(add).toHaveBeenCalledOnce())
  expect(add.mock.calls[0]?.slice(0, 2)).toEqual([
    NAMES,
    {
      ...{ title: 'front of card', category: 'insurance', datedOn: '2026-11-17' },
      ...{ name: 'front of card.png', content: btoa('photo') },
    },
  ])
  await waitFor(() => expect(toastTitles()).toContain('front of card saved'))
})

test('offers only the categories that the person sees', async () => {
  const { user } = show({ permissions: ['clients:view', 'files:view', 'files:write'] })
  await user.click(await screen.findByRole('button', { name: 'Add file' }))
  await user.click(await screen.findByRole('button', { name: /What it is about/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(4)
})

test('shows why the server refuses a file at its field, and keeps what was typed', async () => {
  const add = vi.fn(() => Promise.reject(refused('content', 'This picture is damaged or cut off.')))
  const { user, save } = show({ calls: { add } })
  await user.click(await screen.findByRole('button', { name: 'Add file' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(fileInput(), aPhoto())
  await user.click(dialog.getByRole('button', { name: /What it is about/ }))
  await user.click(await screen.findByRole('option', { name: /^Identity/ }))
  await save()
  expect(await dialog.findAllByText('This picture is damaged or cut off.')).not.toHaveLength(0)
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('front of card')
})

test('shows both versions where somebody else changed the description meanwhile', async () => {
  const update = vi.fn().mockRejectedValueOnce(stale()).mockResolvedValue(CARD)
  const { user, choose, save } = show({ files: [CARD], calls: { update } })
  await choose(CARD.title, 'Edit')
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), ' side')
  await save()
  expect(await dialog.findByText('Card 2027')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save mine over theirs' }))
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2))
  expect(update.mock.calls[1]?.[1]).toMatchObject({ title: 'Insurance card, front side', version: 2 })
})

test('replaces a file; one that was changed meanwhile only once that was said', async () => {
  const replace = vi.fn().mockRejectedValueOnce(stale()).mockResolvedValue(CARD)
  const { user, choose, save, list } = show({ files: [CARD], calls: { replace } })
  await choose(CARD.title, 'Replace')
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(fileInput(), aPhoto())
  list.mockResolvedValue({ files: [aClientFile({ version: 2 })], deleted: [] })
  await save()
  expect(await dialog.findByText(/^Someone else changed this file/)).toBeVisible()
  await save()
  await waitFor(() => expect(toastTitles()).toContain('Insurance card, front replaced'))
  expect(replace).toHaveBeenNthCalledWith(
    1,
    expect.anything(),
    expect.objectContaining({ version: 1 }),
    expect.anything(),
  )
  expect(replace).toHaveBeenNthCalledWith(
    2,
    expect.anything(),
    expect.objectContaining({ version: 2 }),
    expect.anything(),
  )
})

test('deletes a file with a reason, which is asked for', async () => {
  const remove = vi.fn(() => Promise.resolve(CARD))
  const { user, choose, save } = show({ files: [CARD], calls: { remove } })
  await choose(CARD.title, 'Delete')
  const dialog = within(await screen.findByRole('dialog'))
  await save()
  expect(await dialog.findAllByText('Say why it is deleted')).not.toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Why is it deleted?' }), 'Of another client')
  await save()
  await waitFor(() => expect(remove).toHaveBeenCalledOnce())
  expect(remove).toHaveBeenCalledWith(
    { ...NAMES, fileId: CARD.id },
    { reason: 'Of another client', version: 1 },
  )
})

test('says who deleted a file, until when it is there, and restores it', async () => {
  const deletion = { reason: 'Of another client', byName: 'Dana Reyes', at: '2026-11-10T15:00:00Z' }
  const restore = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }),
    )
    .mockResolvedValue(CARD)
  const { user } = show({ deleted: [aClientFile({ deletion })], calls: { restore } })
  expect(
    await screen.findByText(
      'Deleted by Dana Reyes on Nov 10, 2026: Of another client. Gone for good after Dec 10, 2026',
    ),
  ).toBeVisible()
  const press = () => user.click(screen.getByRole('button', { name: 'Restore Insurance card, front' }))
  await press()
  expect(await screen.findByText(/^Failed to restore file/)).toBeVisible()
  await press()
  await waitFor(() => expect(toastTitles()).toContain('Insurance card, front is back'))
  expect(restore).toHaveBeenLastCalledWith({ ...NAMES, fileId: CARD.id })
})

test('shows a picture on the page, and says so where it can’t be loaded', async () => {
  const download = vi
    .fn()
    .mockRejectedValueOnce(
      new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null }),
    )
    .mockResolvedValue({
      bytes: new TextEncoder().encode('jpeg'),
      contentType: 'image/jpeg',
      fileName: 'x.jpg',
    })
  const { user } = show({ files: [CARD], calls: { download } })
  await user.click(await screen.findByRole('button', { name: 'View Insurance card, front' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/^Failed to load file/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('img', { name: 'Insurance card, front' })).toHaveAttribute(
    'src',
    `data:image/jpeg;base64,${btoa('jpeg')}`,
  )
  expect(download.mock.calls[0]?.slice(0, 2)).toEqual([
    { ...NAMES, fileId: CARD.id },
    { number: 1, purpose: 'view' },
  ])
})

test('downloads a file, and each of its earlier versions', async () => {
  const download = vi
    .fn()
    .mockResolvedValue({ bytes: new Uint8Array(3), contentType: 'application/pdf', fileName: 'consent.pdf' })
  const { user, choose } = show({ files: [CONSENT], calls: { download } })
  await user.click(await screen.findByRole('button', { name: 'Download Consent to treatment' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  await choose('Consent to treatment', 'Earlier versions')
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText(/Added by Kim Lee/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Download version 1' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  const consent = { ...NAMES, fileId: CONSENT.id }
  expect(download).toHaveBeenNthCalledWith(1, consent, { number: undefined })
  expect(download).toHaveBeenNthCalledWith(2, consent, { number: 1 })
})

test('says that files could not be loaded or downloaded', async () => {
  const download = vi.fn(() =>
    Promise.reject(new ApiError({ code: 'internal', status: 500, serverMessage: null, requestId: null })),
  )
  const { user } = show({ files: [CONSENT], calls: { download } })
  await user.click(await screen.findByRole('button', { name: 'Download Consent to treatment' }))
  expect(await screen.findByText(/^Failed to load file/)).toBeVisible()
})
