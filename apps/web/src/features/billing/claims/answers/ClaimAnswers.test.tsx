import { type Api, ApiError, NetworkError } from '@oaklet/api'
import {
  anImportedFile,
  aPage,
  aPractice,
  aReceivedFile,
  aReceivedFileDetails,
  someClaimTotals,
} from '@oaklet/api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

type Files = Api['receivedFiles']
const show = ({ files = {}, user = {} }: { files?: Partial<Files>; user?: object } = {}) =>
  renderScreen(<ClaimsScreen />, {
    at: '/billing/claims?view=answers',
    route: '/billing/claims',
    user,
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        folders: () => Promise.resolve({ folders: null }),
      },
      receivedFiles: { list: () => Promise.resolve(aPage([aReceivedFile()])), ...files },
    },
  })

const aFile = (name: string, content = 'ISA*00*') => new File([content], name)
const drop = async (...files: File[]) => {
  const zone = await screen.findByRole('group', { name: 'Import answers' })
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } })
}
const results = async () => screen.findByRole('region', { name: 'What was imported' })
const resultOf = async (name: string) => {
  const items = await within(await results()).findAllByRole('listitem')
  const item = items.find(({ textContent }) => textContent.includes(name))
  if (item === undefined) throw new Error(`Nothing is said of ${name}`)
  return item
}
const refusal = (code: 'validation_failed' | 'not_ours' | 'transition_refused', message: string) => {
  const isOfField = code === 'validation_failed'
  return new ApiError({
    code,
    status: isOfField ? 422 : 409,
    serverMessage: isOfField ? 'Check what you entered.' : message,
    fieldErrors: isOfField ? [{ path: 'content', message }] : [],
    requestId: null,
  })
}

describe('the list', () => {
  test('says of each file what it was, who imported it, and what it said', async () => {
    const file = aReceivedFile({
      kinds: ['999', '277CA'],
      counts: { accepted: 2, rejected: 1, received: 0 },
      unknownCount: 1,
    })
    show({ files: { list: () => Promise.resolve(aPage([file])) } })
    const row = within(await screen.findByRole('row', { name: /answers-1103/ }))
    expect(row.getByRole('link', { name: 'answers-1103.277' })).toHaveAttribute(
      'href',
      `/billing/claims/answers/${file.id}`,
    )
    for (const words of [
      '999, 277CA',
      'Fri, Nov 6, 10:00 AM',
      'by Olivia Bennett',
      '2 accepted, 1 rejected, 1 unknown',
    ]) {
      expect(row.getByText(words)).toBeVisible()
    }
  })

  test('while there is none it says what answers are for, and to whom who may import them', async () => {
    const none = { list: () => Promise.resolve(aPage([])) }
    const { unmount } = show({ files: none })
    expect(await screen.findByText('No answers yet')).toBeVisible()
    expect(screen.getByText(/Import them above/)).toBeVisible()
    unmount()
    show({ files: none, user: { permissions: ['claims:view'] } })
    expect(await screen.findByText('No answers yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Choose files' })).toBeNull()
  })

  test('says what went wrong, and tries again when asked', async () => {
    const list = vi.fn<Files['list']>().mockRejectedValueOnce(new NetworkError('unreachable'))
    const { user } = show({ files: { list: list.mockResolvedValue(aPage([aReceivedFile()])) } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load imported files')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('row', { name: /answers-1103/ })).toBeVisible()
  })
})

describe('importing', () => {
  test('sends each file in a call of its own, and says of each what it was and what came of it', async () => {
    const file = aReceivedFileDetails({ counts: { accepted: 2, rejected: 1, received: 0 } })
    const importFile = vi
      .fn<Files['importFile']>()
      .mockResolvedValueOnce(anImportedFile({ file }))
      .mockResolvedValueOnce(anImportedFile({ isRepeated: true }))
      .mockRejectedValueOnce(refusal('validation_failed', 'This is a PDF, not a file of answers.'))
    const list = vi.fn<Files['list']>(() => Promise.resolve(aPage([aReceivedFile()])))
    show({ files: { importFile, list } })
    await drop(aFile('one.277'), aFile('again.277'), aFile('letter.pdf'))
    expect(await screen.findByText('This is a PDF, not a file of answers.')).toBeVisible()
    expect(await resultOf('one.277')).toHaveTextContent('277CA, 2 claims accepted, 1 rejected')
    expect(within(await resultOf('one.277')).getByRole('link', { name: 'one.277' })).toHaveAttribute(
      'href',
      `/billing/claims/answers/${file.id}`,
    )
    expect(await resultOf('again.277')).toHaveTextContent(
      'Already imported Fri, Nov 6, 10:00 AM by Olivia Bennett, nothing changed',
    )
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See rejected claims' })).toHaveAttribute(
      'href',
      '/billing/claims?state=rejected',
    )
    expect(importFile.mock.calls.map(([, body]) => body)).toEqual(
      ['one.277', 'again.277', 'letter.pdf'].map((name) => ({ name, content: btoa('ISA*00*') })),
    )
    const spoken = document.querySelector('[role="log"][aria-live="polite"]')
    expect(spoken).toHaveTextContent('one.277: 277CA, 2 claims accepted, 1 rejected')
    // The list below, and all else that an answer changes, is asked for anew.
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2))
  })

  test('begins the second file only after the first', async () => {
    let answerFirst: () => void = () => undefined
    const importFile = vi.fn<Files['importFile']>(
      () => new Promise((resolve) => (answerFirst = () => resolve(anImportedFile()))),
    )
    show({ files: { importFile } })
    await drop(aFile('one.277'), aFile('two.277'))
    expect(await resultOf('two.277')).toHaveTextContent('Waiting')
    await waitFor(() => expect(importFile).toHaveBeenCalledOnce())
    expect(await resultOf('one.277')).toHaveTextContent('Importing')
    answerFirst()
    await waitFor(() => expect(importFile).toHaveBeenCalledTimes(2))
  })

  test('of a file that answers none of ours nothing is shown but that', async () => {
    const importFile = () => Promise.reject(refusal('not_ours', 'This answers none of your claims files.'))
    show({ files: { importFile } })
    await drop(aFile('other.277'))
    const item = within(await resultOf('other.277'))
    expect(await item.findByText('This answers none of your claims files.')).toBeVisible()
    expect(item.getByText('Not imported')).toBeVisible()
    expect(item.queryByRole('button')).toBeNull()
    expect(item.queryByRole('link')).toBeNull()
  })

  test('where the answered file is not marked as sent, the way to it is shown', async () => {
    const importFile = () => Promise.reject(refusal('transition_refused', 'Mark file 1 as sent first.'))
    show({ files: { importFile } })
    await drop(aFile('early.277'))
    const item = within(await resultOf('early.277'))
    expect(await item.findByText('Mark file 1 as sent first.')).toBeVisible()
    expect(item.getByRole('link', { name: 'Go to the files' })).toHaveAttribute(
      'href',
      '/billing/claims?view=files',
    )
  })

  test('after a lost answer one file is sent again under the same key, by keyboard, and the focus stays', async () => {
    const importFile = vi
      .fn<Files['importFile']>()
      .mockRejectedValueOnce(new NetworkError('unreachable'))
      .mockResolvedValue(anImportedFile())
    const { user } = show({ files: { importFile } })
    await drop(aFile('one.277'), aFile('two.277'))
    const again = await screen.findByRole('button', { name: 'Try again: one.277' })
    expect(await resultOf('one.277')).toHaveTextContent('Failed to import file')
    await waitFor(() => expect(importFile).toHaveBeenCalledTimes(2))
    again.focus()
    await user.keyboard('{Enter}')
    expect(await within(await resultOf('one.277')).findByText('Imported')).toBeVisible()
    const [first, , third] = importFile.mock.calls
    expect(third?.[1]).toEqual(first?.[1])
    expect(third?.[2]?.idempotencyKey).toBe(first?.[2]?.idempotencyKey)
    expect(importFile.mock.calls[1]?.[2]?.idempotencyKey).not.toBe(first?.[2]?.idempotencyKey)
    const section = await results()
    await waitFor(() => expect(section).toHaveFocus())
  })

  test('a file above 20 MB is refused before it is sent', async () => {
    const importFile = vi.fn<Files['importFile']>()
    show({ files: { importFile } })
    const large = aFile('large.277')
    Object.defineProperty(large, 'size', { value: 20_000_001 })
    await drop(large)
    const zone = within(screen.getByRole('group', { name: 'Import answers' }))
    expect(zone.getByText(/large\.277 has 20 MB; at most 20 MB can be added/)).toBeVisible()
    expect(screen.queryByRole('region', { name: 'What was imported' })).toBeNull()
    expect(importFile).not.toHaveBeenCalled()
  })

  test('a file that the browser can’t read is said to be so', async () => {
    vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function fail(this: FileReader) {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
    })
    const importFile = vi.fn<Files['importFile']>()
    show({ files: { importFile } })
    await drop(aFile('gone.277'))
    await waitFor(async () => expect(await resultOf('gone.277')).toHaveTextContent('can’t read this file'))
    expect(importFile).not.toHaveBeenCalled()
  })
})
