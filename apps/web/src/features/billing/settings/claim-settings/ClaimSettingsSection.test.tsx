import { type Api, ApiError, NetworkError } from '@oaklet/api'
import { aPractice, fixtureId, someClaimFolders, someClaimSettings } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../../testing/fake-services'
import { renderScreen } from '../../../../testing/render-screen'
import { saveFile } from '../../../../shared/save-file'
import { ClaimSettingsSection } from './ClaimSettingsSection'

vi.mock('../../../../shared/save-file', () => ({ saveFile: vi.fn() }))

const show = (verbs: FakeApi['claims'] = {}) =>
  renderScreen(
    <>
      <ClaimSettingsSection />
      <ToastRegion />
    </>,
    {
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        claims: {
          settings: () => Promise.resolve(someClaimSettings({ version: 2 })),
          folders: () => Promise.resolve({ folders: null }),
          ...verbs,
        },
      },
    },
  )
type Shown = ReturnType<typeof show>
const edit = async ({ user }: Shown) => {
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  return within(await screen.findByRole('dialog', { name: 'Edit claim files and forms' }))
}
const save = ({ user }: Shown) => user.click(screen.getByRole('button', { name: 'Save settings' }))

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('says in words who sends and receives files, and that they are for production', async () => {
  show()
  const card = within(await screen.findByRole('region', { name: 'Claim files and forms' }))
  for (const words of [
    'The tax number of who bills',
    'The payer. A file with claims of several payers names a clearinghouse.',
    'For production. They are sent to be paid.',
    'Text is not moved',
  ]) {
    expect(card.getByText(words)).toBeVisible()
  }
})

test('saves what was changed on the version that was edited', async () => {
  const updateSettings = vi.fn<Api['claims']['updateSettings']>(() =>
    Promise.resolve(someClaimSettings({ version: 3 })),
  )
  const shown = show({ updateSettings })
  const { user } = shown
  const dialog = await edit(shown)
  await user.click(dialog.getByRole('radio', { name: 'An id that the receiver gave us' }))
  await user.type(dialog.getByRole('textbox', { name: 'Sender id' }), 'OAKWOOD01')
  await user.click(dialog.getByRole('radio', { name: 'A clearinghouse' }))
  await user.type(dialog.getByRole('textbox', { name: 'Name of the receiver' }), 'Example')
  await user.click(dialog.getByRole('button', { name: /Kind of receiver id/ }))
  await user.click(await screen.findByRole('option', { name: 'DUNS number (01)' }))
  await user.type(dialog.getByRole('textbox', { name: 'Receiver id' }), '030240928')
  await user.click(dialog.getByRole('checkbox', { name: 'Make test files' }))
  await user.clear(dialog.getByRole('textbox', { name: /to the right/ }))
  await user.type(dialog.getByRole('textbox', { name: /to the right/ }), '-5')
  await save(shown)
  expect(await screen.findByRole('alertdialog', { name: 'Claim files and forms saved' })).toBeVisible()
  expect(updateSettings).toHaveBeenCalledExactlyOnceWith(
    { practiceId: fixtureId(3) },
    {
      sender: { idKind: 'ZZ', id: 'OAKWOOD01' },
      receiver: { idKind: '01', id: '030240928', name: 'Example' },
      isTest: true,
      printOffsets: { right: -5, down: 0 },
      version: 2,
    },
  )
})

test('an id that no file can hold is refused at its field before the server is asked', async () => {
  const updateSettings = vi.fn()
  const shown = show({ updateSettings })
  const dialog = await edit(shown)
  await shown.user.click(dialog.getByRole('radio', { name: 'An id that the receiver gave us' }))
  await shown.user.type(dialog.getByRole('textbox', { name: 'Sender id' }), 'Chêne')
  await save(shown)
  expect(dialog.getByRole('textbox', { name: 'Sender id' })).toHaveAccessibleDescription(
    /Use letters without accents/,
  )
  expect(updateSettings).not.toHaveBeenCalled()
})

test('shows both versions when another person saved first', async () => {
  const theirs = someClaimSettings({ isTest: true, version: 3 })
  const stale = new ApiError({
    ...{ code: 'stale_edit', status: 409, serverMessage: 'Someone else changed this.', requestId: null },
    current: theirs,
  })
  const shown = show({ updateSettings: () => Promise.reject(stale) })
  await edit(shown)
  await save(shown)
  const versions = await screen.findByRole('grid', { name: 'Both versions' })
  expect(within(versions).getByText(/^Tests\./)).toBeVisible()
})

test('the test page is downloaded, and says where that failed', async () => {
  const downloadTestPage = vi
    .fn<Api['claims']['downloadTestPage']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
  const file = { bytes: new Uint8Array([1]), contentType: 'application/pdf', fileName: null }
  const { user } = show({ downloadTestPage: downloadTestPage.mockResolvedValue(file) })
  const print = await screen.findByRole('button', { name: 'Print test page' })
  await user.click(print)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download test page')
  await user.click(print)
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledExactlyOnceWith({ ...file, fileName: 'cms-1500-test-page.pdf' }),
  )
  expect(downloadTestPage).toHaveBeenLastCalledWith({ practiceId: fixtureId(3) })
})

test('says where the folders are and whether they can be used, where there are any', async () => {
  const { unmount } = show({ folders: () => Promise.resolve({ folders: someClaimFolders() }) })
  const card = within(await screen.findByRole('region', { name: 'Folders of claim files' }))
  expect(card.getByText('/srv/claims/oakwood/out')).toBeVisible()
  expect(card.getByText('Both can be read and written')).toBeVisible()
  unmount()
  const outbox = { path: '/srv/claims/oakwood/out', fault: 'The outbox folder is missing.' }
  show({ folders: () => Promise.resolve({ folders: someClaimFolders({ outbox }) }) })
  expect(await screen.findByText(/The outbox folder is missing\. Ask who runs Oaklet/)).toBeVisible()
})

test('says nothing of folders where there are none', async () => {
  show()
  expect(await screen.findByText('Text is not moved')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Folders of claim files' })).toBeNull()
})

test('folders that could not be loaded are asked for again', async () => {
  const folders = vi.fn<Api['claims']['folders']>().mockRejectedValueOnce(new NetworkError('unreachable'))
  folders.mockResolvedValue({ folders: someClaimFolders() })
  const { user } = show({ folders })
  expect(await screen.findByText(/^Failed to load folders of claim files/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Folders of claim files' })).toBeVisible()
  expect(screen.queryByText(/^Failed to load folders/)).toBeNull()
})
