import { NetworkError } from '@oaklet/api'
import type { Signature, SignatureRecord } from '@oaklet/api/contract'
import { aClient, aPractice, aSignature, aSignatureRecord } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../../shared/save-file'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { SignedDocuments } from './SignedDocuments'

vi.mock('../../../shared/save-file', () => ({ saveFile: vi.fn() }))
beforeEach(() => void vi.mocked(saveFile).mockClear())

const NAMES = { practiceId: aPractice().id, clientId: aClient().id, signatureId: aSignature().id }

function show(signatures: Signature[], calls: FakeApi['documents'] = {}) {
  const listSignatures = vi.fn(() => Promise.resolve(signatures))
  const view = renderScreen(
    <SignedDocuments client={aClient()} practice={aPractice()} today="2026-11-17" />,
    { api: { documents: { listSignatures, ...calls } } },
  )
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: /^View Consent to telehealth/ }))
    return within(await screen.findByRole('dialog', { name: 'Consent to telehealth' }))
  }
  return { ...view, open }
}

test('lists what was signed, declined and left to paper', async () => {
  show([
    aSignature(),
    aSignature({ id: 'd', outcome: 'declined', signerName: '', relationship: null, reason: 'At home' }),
    aSignature({ id: 'p', outcome: 'paper', signerName: '', relationship: null }),
  ])
  const card = within(await screen.findByRole('region', { name: 'Signed documents' }))
  expect(card.getByText('By Marisol Vega · Mon, Nov 16, 1:30 PM · version 2')).toBeVisible()
  expect(card.getByText(/^“At home” · /)).toBeVisible()
  expect(card.getByText(/add the scan to the files/)).toBeVisible()
})

test('shows the document as it was on the screen, with what is known of the signature', async () => {
  const getSignature = vi.fn(() =>
    Promise.resolve(aSignatureRecord({ relationship: 'representative', authority: 'Power of attorney' })),
  )
  const bytes = new Uint8Array([1])
  const file = { bytes, contentType: 'application/pdf', fileName: 'Consent-to-telehealth.pdf' }
  const downloadSignature = vi.fn(() => Promise.resolve(file))
  const { open, user } = show([aSignature()], { getSignature, downloadSignature })
  const dialog = await open()
  expect(await dialog.findByText(/the check value agrees/)).toBeVisible()
  expect(getSignature).toHaveBeenCalledExactlyOnceWith(NAMES, expect.anything())
  expect(dialog.getByText('Representative of the client: Power of attorney')).toBeVisible()
  expect(dialog.getAllByText('Nov 16, 2026, 1:30 PM (America/New_York)')).toHaveLength(1)
  expect(dialog.getByRole('heading', { name: 'What we ask of you' })).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Be in a quiet place.', 'Tell us where you are.'],
  ])
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(file))
})

test('says so where the check value does not agree', async () => {
  const changed: SignatureRecord = aSignatureRecord({ isIntact: false })
  const { open } = show([aSignature()], { getSignature: () => Promise.resolve(changed) })
  expect(await (await open()).findByText('The check value does not agree')).toBeVisible()
})

test('a failure is said in its place, and tried again', async () => {
  const listSignatures = vi.fn(() => Promise.reject<Signature[]>(new NetworkError('unreachable')))
  const { user } = show([], { listSignatures })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  listSignatures.mockResolvedValue([aSignature()])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Consent to telehealth')).toBeVisible()
})

test('nothing stands there while there is nothing', async () => {
  const listSignatures = vi.fn(() => Promise.resolve([]))
  show([], { listSignatures })
  await waitFor(() => expect(listSignatures).toHaveBeenCalledOnce())
  expect(screen.queryByRole('region')).toBeNull()
})
