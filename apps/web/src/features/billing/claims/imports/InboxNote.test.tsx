import { type Api, NetworkError } from '@oaklet/api'
import { aPage, aPractice, someClaimFolders, someClaimTotals } from '@oaklet/api/testing'
import type { ClaimFolders } from '@oaklet/api/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = (
  folders: ClaimFolders | null | Error | (() => ClaimFolders),
  view: 'answers' | 'remittances' = 'answers',
  claims: Partial<Api['claims']> = {},
) =>
  renderScreen(<ClaimsScreen />, {
    at: `/billing/claims?view=${view}`,
    route: '/billing/claims',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        folders: () =>
          folders instanceof Error
            ? Promise.reject(folders)
            : Promise.resolve({ folders: typeof folders === 'function' ? folders() : folders }),
        ...claims,
      },
      receivedFiles: { list: () => Promise.resolve(aPage([])) },
      remittances: { list: () => Promise.resolve(aPage([])) },
    },
  })

test.each([
  ['answers', /^Answers in the inbox folder are imported by themselves\. Last looked at .*7:59 AM/],
  ['remittances', /^Remittances in the inbox folder are imported by themselves/],
] as const)('the tab of %s says that files come in by themselves', async (view, words) => {
  show(someClaimFolders(), view)
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText('Files that could not be read')).toBeNull()
})

test('a folder that can’t be used, and files that could not be read, are said to be so', async () => {
  const inbox = { path: null, fault: 'The inbox folder is missing.' }
  const message = 'This file is cut off.'
  const file = { id: 'f', name: 'answers.277', message, refusedAt: '2026-11-17T12:58:00Z' }
  show(someClaimFolders({ inbox, refused: [file] }))
  expect(await screen.findByText(/^The inbox folder is missing\. Answers don’t come in/)).toBeVisible()
  const refused = within(screen.getByRole('region', { name: 'Files that could not be read' }))
  expect(refused.getByText('answers.277')).toBeVisible()
  expect(refused.getByText(/^This file is cut off\. From the inbox folder/)).toBeVisible()
})

test('a file that could not be read is taken off the list, and a failure says so', async () => {
  const files = ['answers.277', 'note.txt'].map((name) => ({
    ...{ id: name, name, message: 'This file is cut off.', refusedAt: '2026-11-17T12:58:00Z' },
  }))
  const dismissRefused = vi
    .fn<Api['claims']['dismissRefused']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockImplementation(({ fileId }) => {
      files.splice(0, files.length, ...files.filter(({ id }) => id !== fileId))
      return Promise.resolve()
    })
  const { user } = show(() => someClaimFolders({ refused: [...files] }), 'answers', { dismissRefused })
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Take off the list: note.txt' }))
  await press()
  expect(await screen.findByText(/^Failed to take file off the list/)).toBeVisible()
  await press()
  await waitFor(() => expect(screen.queryByText('note.txt')).toBeNull())
  expect(dismissRefused).toHaveBeenLastCalledWith({ practiceId: aPractice().id, fileId: 'note.txt' })
  expect(screen.getByText('answers.277')).toBeVisible()
})

test('nothing is said of folders where there are none', async () => {
  show(null)
  expect(await screen.findByText('No answers yet')).toBeVisible()
  expect(screen.queryByText(/folder/)).toBeNull()
})

test('it is said that the folders could not be loaded', async () => {
  show(new NetworkError('unreachable'))
  expect(await screen.findByText(/^Failed to load folders of claim files/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
