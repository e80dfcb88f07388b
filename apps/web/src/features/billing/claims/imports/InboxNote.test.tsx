import { NetworkError } from '@oaklet/api'
import { aPage, aPractice, someClaimFolders, someClaimTotals } from '@oaklet/api/testing'
import type { ClaimFolders } from '@oaklet/api/contract'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen'
import { ClaimsScreen } from '../ClaimsScreen'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T13:00:00Z') }))

const show = (folders: ClaimFolders | null | Error, view: 'answers' | 'remittances' = 'answers') =>
  renderScreen(<ClaimsScreen />, {
    at: `/billing/claims?view=${view}`,
    route: '/billing/claims',
    api: {
      organization: { practice: () => Promise.resolve(aPractice()) },
      claims: {
        totals: () => Promise.resolve(someClaimTotals()),
        folders: () => (folders instanceof Error ? Promise.reject(folders) : Promise.resolve({ folders })),
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
