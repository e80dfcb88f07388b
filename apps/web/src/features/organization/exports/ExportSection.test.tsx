import { ApiError, NetworkError } from '@oaklet/api'
import { BUILT_IN_ROLE_PERMISSIONS, type OrganizationExport } from '@oaklet/api/contract'
import { anExport, anExportedFile, anOrganizationSettings, aRole } from '@oaklet/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { OrganizationScreen } from '../OrganizationScreen'

const [QUEUED, RUNNING] = [
  anExport({
    status: 'queued',
    doneRows: 0,
    totalRows: 0,
    sizeBytes: null,
    finishedAt: null,
    expiresAt: null,
  }),
  anExport({ status: 'running', doneRows: 2105, sizeBytes: null, finishedAt: null, expiresAt: null }),
]
const FETCHED = anExport({ status: 'fetched', fetchedAt: '2026-11-17T15:00:00Z' })

const saved = vi.fn()
beforeEach(() => {
  saved.mockReset()
  URL.createObjectURL = (file) => {
    saved(file)
    return 'blob:export'
  }
  URL.revokeObjectURL = vi.fn()
  // jsdom would go to the file's address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const show = (exports: FakeApi['exports'], user = {}) =>
  renderScreen(<OrganizationScreen />, {
    at: '/company/organization?section=export',
    user,
    api: {
      organization: { settings: () => Promise.resolve(anOrganizationSettings()) },
      exports,
    },
  })
const listing = (...exports: OrganizationExport[]) => ({ list: vi.fn(() => Promise.resolve(exports)) })
const make = () => screen.findByRole('button', { name: 'Make an export' })
const spoken = () =>
  screen
    .getAllByRole('log')
    .map(({ textContent }) => textContent)
    .join(' ')

test('makes an export, and tells how far it is and when it is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const list = vi
    .fn(() => Promise.resolve([anExport()]))
    .mockResolvedValueOnce([])
    .mockResolvedValueOnce([QUEUED])
    .mockResolvedValueOnce([RUNNING])
  const request = vi.fn(() => Promise.resolve(QUEUED))
  const { user } = show({ list, request })
  await user.click(await make())
  expect(await screen.findByRole('progressbar', { name: 'Waiting to begin' })).toBeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  const progress = await screen.findByRole('progressbar', { name: 'Making your export' })
  expect(progress).toHaveAttribute('aria-valuetext', '2,105 of 4,210 records')
  expect(spoken()).toContain('Your export is being made.')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await screen.findByText(/4,210 records, 512 kB. You can download it once, until/)).toBeVisible()
  expect(spoken()).toContain('Your export is ready to download.')
  await waitFor(async () => expect(await make()).toHaveFocus())
  expect(request).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('downloads once, says that the file is gone here, and keeps the focus', async () => {
  const { list } = listing(FETCHED)
  list.mockResolvedValueOnce([anExport()])
  const file = anExportedFile({ fileName: 'oaklet-export-2026-11-17.zip' })
  const { user } = show({ list, download: () => Promise.resolve(file) })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByText('Your export was downloaded')).toBeVisible()
  expect(saved).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  await waitFor(async () => expect(await make()).toHaveFocus())
})

test('a download that failed is said in place, and can be tried again', async () => {
  const download = vi
    .fn()
    .mockRejectedValueOnce(new NetworkError('timeout'))
    .mockResolvedValue(anExportedFile())
  const { user } = show({ ...listing(anExport()), download })
  await user.click(await screen.findByRole('button', { name: 'Download' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download the export')
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('one that could not be asked for says so, and is asked for by the button that has the focus', async () => {
  const { list } = listing(anExport())
  list.mockResolvedValueOnce([])
  const request = vi.fn().mockRejectedValueOnce(new NetworkError('unreachable')).mockResolvedValue(QUEUED)
  const { user } = show({ list, request })
  await user.click(await make())
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to start the export')
  await waitFor(async () => expect(await make()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the server refuses is said in its words', async () => {
  const refused = new ApiError({
    ...{ code: 'transition_refused', status: 409, requestId: null, fieldErrors: [] },
    serverMessage: 'An export is being made already. Wait until it is ready.',
  })
  const { user } = show({ ...listing(), request: () => Promise.reject(refused) })
  await user.click(await make())
  expect(await screen.findByRole('alert')).toHaveTextContent('An export is being made already.')
})

test('one that failed says so, and another can be made', async () => {
  show(listing(anExport({ status: 'failed' })))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your export could not be made')
  expect(await make()).toBeEnabled()
})

test('names who took everything out before', async () => {
  const expired = anExport({ id: FETCHED.id.replace(/.$/, 'f'), status: 'expired', askedByName: 'Ann Mann' })
  show(listing(FETCHED, expired))
  const earlier = await screen.findByRole('region', { name: 'Earlier exports' })
  expect(earlier).toHaveTextContent('Asked for by Ann Mann')
  expect(earlier).toHaveTextContent('Expired')
})

test('a list that could not be loaded is asked for again', async () => {
  const { list } = listing()
  list.mockRejectedValueOnce(new NetworkError('unreachable'))
  const { user } = show({ list })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the exports')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await make()).toBeVisible()
})

test('is not there for somebody who is no Owner, whatever the address says', async () => {
  const permissions = [...BUILT_IN_ROLE_PERMISSIONS['Practice Manager']]
  show({}, { roles: [aRole({ name: 'Practice Manager', permissions })], permissions })
  expect(screen.queryByRole('tab', { name: 'Export' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByRole('textbox', { name: 'Organization name' })).toBeVisible()
})
