import { type Api, NetworkError } from '@oaklet/api'
import type { ReceivedFileDetails } from '@oaklet/api/contract'
import { aClaimAnswer, aPractice, aReceivedFileDetails, fixtureId } from '@oaklet/api/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ReceivedFileScreen } from './ReceivedFileScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = (file: ReceivedFileDetails, files: Partial<Api['receivedFiles']> = {}, user = {}) =>
  renderScreen(<ReceivedFileScreen />, {
    at: `/billing/claims/answers/${file.id}`,
    route: '/billing/claims/answers/:fileId',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      receivedFiles: { get: () => Promise.resolve(file), ...files },
    },
  })
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('says where the file came from and what it says of each claim', async () => {
  const unknown = aClaimAnswer({
    ...{ id: fixtureId(98), pcn: 'X17', claim: null, attempt: null, stands: false, findings: [], on: null },
    ...{ verdict: 'accepted', sender: 'payer', senderName: '', text: 'Thank you' },
  })
  show(
    aReceivedFileDetails({
      warnings: ['The count of segments is wrong.'],
      answers: [aClaimAnswer(), unknown],
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'answers-1103.277' })).toBeVisible()
  for (const words of [
    '277CA, about each claim',
    'Fri, Nov 6, 10:00 AM by Olivia Bennett',
    'The count of segments is wrong.',
  ]) {
    expect(screen.getByText(words)).toBeVisible()
  }
  expect(screen.getByRole('link', { name: 'Claims file 1' })).toHaveAttribute(
    'href',
    '/billing/claims?view=files',
  )
  const row = await rowOf(/K000000018/)
  expect(row.getByRole('link', { name: 'K000000018' })).toHaveAttribute(
    'href',
    `/billing/claims/${fixtureId(90)}`,
  )
  for (const words of [
    'Mari Vega',
    'Clearinghouse',
    'Example Clearinghouse',
    'Rejected',
    'The member id is missing or wrong',
    'A7:164:IL',
    'Nov 5, 2026',
  ]) {
    expect(row.getByText(words)).toBeVisible()
  }
  const other = await rowOf(/X17/)
  for (const words of ['Unknown', 'Insurance', 'Accepted', '“Thank you”']) {
    expect(other.getByText(words)).toBeVisible()
  }
  expect(other.queryByRole('link')).toBeNull()
})

test('an answer that another one outranks is said to be so', async () => {
  show(aReceivedFileDetails({ answers: [aClaimAnswer({ stands: false })] }))
  expect((await rowOf(/K000000018/)).getByText('Another answer counts')).toBeVisible()
})

test('the segment stands behind a button', async () => {
  const { user } = show(aReceivedFileDetails())
  const raw = await screen.findByText('STC*A7:164:IL*20261105*U*145')
  expect(raw).not.toBeVisible()
  screen.getByRole('button', { name: 'As it stands in the file' }).focus()
  await user.keyboard('{Enter}')
  expect(raw).toBeVisible()
})

test('a file about no claim says what it is about', async () => {
  const counts = { received: 0, accepted: 0, rejected: 0 }
  show(aReceivedFileDetails({ kinds: ['999'], counts, answers: [] }))
  expect(await screen.findByText('Claims file 1 arrived')).toBeVisible()
  expect(screen.getByText(/This file names no claim/)).toBeVisible()
})

test('more answers than a table builds at once are paged', async () => {
  const answers = Array.from({ length: 101 }, (_, index) =>
    aClaimAnswer({ id: fixtureId(1000 + index), claim: null, pcn: `X${index}` }),
  )
  const { user } = show(aReceivedFileDetails({ answers }))
  expect(await screen.findByText('1–100 of 101')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await rowOf(/X100/)).toBeDefined()
  expect(screen.queryByRole('row', { name: /X99/ })).toBeNull()
})

test('the file can be downloaded as it came, by those who may, and a failure is said', async () => {
  const download = vi.fn<Api['receivedFiles']['download']>(() =>
    Promise.reject(new NetworkError('unreachable')),
  )
  const { user, unmount } = show(aReceivedFileDetails(), { download })
  await user.click(await screen.findByRole('button', { name: 'Download the file as it came' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to download file')
  unmount()
  show(aReceivedFileDetails(), {}, { permissions: ['claims:view'] })
  expect(await rowOf(/K000000018/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull()
})

test('says what went wrong, and tries again when asked', async () => {
  const get = vi
    .fn<Api['receivedFiles']['get']>()
    .mockRejectedValueOnce(new NetworkError('unreachable'))
    .mockResolvedValue(aReceivedFileDetails())
  const { user } = show(aReceivedFileDetails(), { get })
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load imported file')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf(/K000000018/)).toBeDefined()
})
