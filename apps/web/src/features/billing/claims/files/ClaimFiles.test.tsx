import { type Api, ApiError, NetworkError } from '@oaklet/api'
import { aClaimBatch, aPage, aPractice, someClaimFolders, someClaimTotals } from '@oaklet/api/testing'
import { ToastRegion, toasts } from '@oaklet/design-system'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const SENT = { state: 'sent', sentAt: '2026-11-05T16:00:00Z', sentByName: 'Olivia Bennett' } as const
const show = ({ file = aClaimBatch(), claims = {}, user = {}, at = '' } = {}) =>
  renderScreen(
    <>
      <ClaimsScreen />
      <ToastRegion />
    </>,
    {
      at: `/billing/claims?view=files${at}`,
      route: '/billing/claims',
      user,
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        claims: {
          totals: () => Promise.resolve(someClaimTotals()),
          batches: () => Promise.resolve(aPage([file])),
          folders: () => Promise.resolve({ folders: null }),
          ...claims,
        },
      },
    },
  )

// Returns nothing, because awaiting the call keeps React's queue open for what comes late.
afterEach(() => {
  act(() => toasts.clear())
})

test('a file says what is in it and when it was made, and its claims are one key away', async () => {
  const { user } = show()
  expect(
    await screen.findByText(/^1 claim, \$150.00, made Thu, Nov 5, 10:00 AM by Olivia Bennett\./),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: '1 claim' }))
  expect(screen.getByRole('link', { name: 'K000000018' })).toHaveAttribute(
    'href',
    `/billing/claims/${aClaimBatch().claims[0]?.id ?? ''}`,
  )
})

test('nothing is sent before somebody says so, and then the file can still be downloaded', async () => {
  const markBatchSent = vi.fn<Api['claims']['markBatchSent']>(() => Promise.resolve(aClaimBatch(SENT)))
  const batches = vi.fn().mockResolvedValueOnce(aPage([aClaimBatch()]))
  const { user } = show({
    claims: { markBatchSent, batches: batches.mockResolvedValue(aPage([aClaimBatch(SENT)])) },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as sent: Claims file 1' }))
  expect(await screen.findByText(/Sent Thu, Nov 5, 11:00 AM by Olivia Bennett/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(screen.queryByRole('button', { name: /as sent/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download: Claims file 1' })).toBeVisible()
})

test('that it is sent is said also where the list leaves it out from then on', async () => {
  const batches = vi.fn().mockResolvedValueOnce(aPage([aClaimBatch()]))
  // The totals take long: the file is gone before they are there.
  const totals = vi.fn().mockResolvedValueOnce(someClaimTotals())
  const { user } = show({
    at: '&state=made',
    claims: {
      totals: totals.mockReturnValue(new Promise(() => undefined)),
      markBatchSent: () => Promise.resolve(aClaimBatch(SENT)),
      batches: batches.mockResolvedValue(aPage([])),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as sent: Claims file 1' }))
  expect(await screen.findByRole('alertdialog', { name: 'Claims file 1 is marked as sent' })).toBeVisible()
  expect(await screen.findByText('No file matches')).toBeVisible()
})

describe('with an outbox folder', () => {
  const folders = () => Promise.resolve({ folders: someClaimFolders() })
  const PUT = { state: 'put', at: '2026-11-05T16:00:03Z', fault: null } as const

  test('a file is put there, and then says so until it can be put there again', async () => {
    const putBatch = vi.fn<Api['claims']['putBatch']>(() => Promise.resolve(aClaimBatch(SENT)))
    const waiting = { ...PUT, state: 'waiting' } as const
    const batches = vi
      .fn()
      .mockResolvedValueOnce(aPage([aClaimBatch()]))
      .mockResolvedValueOnce(aPage([aClaimBatch({ ...SENT, folder: waiting })]))
    const { user } = show({
      claims: {
        ...{ folders, putBatch },
        batches: batches.mockResolvedValue(aPage([aClaimBatch({ ...SENT, folder: PUT })])),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Put into the outbox folder: Claims file 1' }))
    expect(await screen.findByText(/On its way into the outbox folder/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /outbox folder/ })).toBeNull()
    expect(await screen.findByText(/Put into the outbox folder Thu, Nov 5, 11:00 AM\./)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Put into the outbox folder again/ })).toBeVisible()
    expect(putBatch).toHaveBeenCalledOnce()
  })

  test('what stands in the way is said at the file, where it waits or was not put', async () => {
    const serverMessage = 'The outbox folder is missing. Nothing was sent.'
    const refused = new ApiError({ code: 'folder_refused', status: 409, serverMessage, requestId: null })
    const { user, unmount } = show({ claims: { folders, putBatch: () => Promise.reject(refused) } })
    await user.click(await screen.findByRole('button', { name: /^Put into the outbox folder/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(serverMessage)
    unmount()
    const folder = { state: 'waiting', at: PUT.at, fault: 'The outbox folder is missing.' } as const
    show({ file: aClaimBatch({ ...SENT, folder }), claims: { folders } })
    expect(await screen.findByText(/is missing\. The file waits until it can be put there/)).toBeVisible()
  })

  test('a test file is never put there', async () => {
    show({ file: aClaimBatch({ isTest: true }), claims: { folders } })
    expect(await screen.findByRole('button', { name: 'Download: Claims file 1' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /outbox folder/ })).toBeNull()
  })
})

test('a file of which a claim was changed since can’t be marked as sent', async () => {
  const [claim] = aClaimBatch().claims
  show({ file: aClaimBatch({ claims: claim ? [{ ...claim, isChanged: true }] : [] }) })
  expect(await screen.findByText(/K000000018 changed since/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /as sent/ })).toBeNull()
})

test('a test file says so, and nothing marks it as sent', async () => {
  show({ file: aClaimBatch({ isTest: true }) })
  const file = within(await screen.findByRole('region', { name: 'Claims file 1' }))
  expect(file.getByText('Test file')).toBeVisible()
  expect(file.getByText(/Nothing in it counts as sent/)).toBeVisible()
  expect(file.queryByRole('button', { name: /as sent/ })).toBeNull()
  expect(file.getByRole('button', { name: 'Download: Claims file 1' })).toBeVisible()
})

test('a file that was not sent can be deleted, with the focus on the title of the page', async () => {
  const removeBatch = vi.fn<Api['claims']['removeBatch']>(() => Promise.resolve())
  const batches = vi
    .fn()
    .mockResolvedValueOnce(aPage([aClaimBatch()]))
    .mockResolvedValue(aPage([]))
  const { user } = show({ claims: { removeBatch, batches } })
  await user.click(await screen.findByRole('button', { name: 'Delete: Claims file 1' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No files yet')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test.each([
  ['received', 'Received'],
  ['accepted', 'Accepted'],
  ['partly_rejected', 'Partly rejected'],
  ['rejected', 'Rejected'],
] as const)('a file that was answered as %s says so, and needs no step', async (state, word) => {
  show({ file: aClaimBatch({ ...SENT, state }), at: `&state=${state}` })
  const file = within(await screen.findByRole('region', { name: 'Claims file 1' }))
  expect(file.getByText(word)).toBeVisible()
  expect(file.getByRole('button', { name: 'Download: Claims file 1' })).toBeVisible()
  expect(file.queryByRole('button', { name: /Delete|as sent/ })).toBeNull()
})

test('a refusal stands with its file, and those who may not send only look', async () => {
  const downloadBatch = () => Promise.reject(new NetworkError('unreachable'))
  const { user, unmount } = show({ claims: { downloadBatch } })
  await user.click(await screen.findByRole('button', { name: 'Download: Claims file 1' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download claim file')
  unmount()
  show({ user: { permissions: ['claims:view'] } })
  expect(await screen.findByRole('heading', { name: 'Claims file 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Download|Delete|as sent/ })).toBeNull()
})

test('files that are not there, or could not be loaded, are said to be so', async () => {
  const { unmount } = show({ claims: { batches: () => Promise.resolve(aPage([])) }, at: '&state=sent' })
  expect(await screen.findByText('No file matches')).toBeVisible()
  unmount()
  show({ claims: { batches: () => Promise.reject(new NetworkError('unreachable')) } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load claim files')
})

test('folders that could not be loaded are asked for again', async () => {
  const folders = vi.fn<Api['claims']['folders']>().mockRejectedValueOnce(new NetworkError('unreachable'))
  folders.mockResolvedValue({ folders: someClaimFolders() })
  const { user } = show({ claims: { folders } })
  expect(await screen.findByText(/^Failed to load folders of claim files/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(
    await screen.findByRole('button', { name: 'Put into the outbox folder: Claims file 1' }),
  ).toBeVisible()
  expect(screen.queryByText(/^Failed to load folders/)).toBeNull()
})
