import { ApiError } from '@oaklet/api'
import type { OfferedFile, PacketReview } from '@oaklet/api/contract'
import { aClient, aPacketReview, aPayer, aPractice, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ReviewPacketDialog } from './ReviewPacketDialog'

const PLAN = { insurer: 'Aetna', memberId: 'W1234', groupNumber: '77' }
const INSURANCE = { use: { hasInsurance: true }, plan: PLAN, holder: { relation: 'self' as const } }
const PHOTO: OfferedFile = {
  ...{ id: fixtureId(160), itemId: fixtureId(161), title: 'Photo ID, front', category: 'identity' },
  ...{ type: 'image/jpeg', size: 240_000 },
}
const LETTER: OfferedFile = {
  ...{ id: fixtureId(162), itemId: fixtureId(163), title: 'Papers from the client' },
  ...{ category: 'administrative', type: 'application/pdf', size: 90_000 },
}
const { packet } = aPacketReview()
const ONE = { practiceId: aPractice().id, clientId: aClient().id, packetId: packet.id }

function show(changes: Partial<PacketReview>, calls: FakeApi['packets'] = {}) {
  const review = aPacketReview({ forms: {}, ...changes })
  const onClose = vi.fn()
  const view = renderScreen(<ReviewPacketDialog packet={packet} onClose={onClose} />, {
    api: {
      packets: { getReview: () => Promise.resolve(review), ...calls },
      payers: { list: () => Promise.resolve([aPayer()]) },
    },
  })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const radio = async (group: RegExp, name: RegExp) =>
    view.user.click(
      within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name }),
    )
  return { ...view, press, radio, onClose }
}

test('an insurance that is not on file is added with a payer and a first day', async () => {
  const refused = new ApiError({
    ...{ code: 'validation_failed', status: 422, serverMessage: null, requestId: null },
    fieldErrors: [{ path: 'coverage.priority', message: 'Cigna is the first insurance already' }],
  })
  const review = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue(packet)
  const { user, press, onClose } = show({ forms: { insurance: INSURANCE } }, { review })
  expect(await screen.findByText('The client tells of an insurance that is not on file.')).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Aetna, member id W1234, group 77/ })).toBeChecked()
  await press('Finish review')
  expect(await screen.findAllByText('Choose the insurance')).not.toHaveLength(0)
  expect(screen.getAllByText('Enter the first day')).not.toHaveLength(0)
  await press(/Payer/)
  await user.click(await screen.findByRole('option', { name: aPayer().name }))
  await user.click(screen.getByRole('spinbutton', { name: /month/ }))
  await user.keyboard('01012026')
  await press('Finish review')
  expect(await screen.findAllByText('Cigna is the first insurance already')).not.toHaveLength(0)
  await press('Finish review')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(review).toHaveBeenLastCalledWith(ONE, {
    ...{ accepted: [], kept: [], clientVersion: aClient().version, version: packet.version },
    coverage: { payerId: aPayer().id, priority: 1, effectiveFrom: '2026-01-01' },
  })
})

test('one that differs from what is on file has to be decided on, and may be left out', async () => {
  const review = vi.fn().mockResolvedValue(packet)
  const coverage = { payerName: 'Cigna', memberId: 'C9', groupNumber: '', relation: 'self' as const }
  const { press, radio, onClose } = show(
    { forms: { insurance: INSURANCE }, coverage: { ...coverage, policyHolder: null } },
    { review },
  )
  await press('Finish review')
  expect(await screen.findAllByText('Decide on the insurance')).not.toHaveLength(0)
  await radio(/^Insurance/, /^Cigna, member id C9/)
  await press('Finish review')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(review).toHaveBeenCalledWith(ONE, expect.objectContaining({ coverage: null }))
})

test('closes once it is saved, and is read once, though everything else is read anew', async () => {
  const getReview = vi
    .fn<() => Promise<PacketReview>>()
    .mockResolvedValueOnce(aPacketReview({ forms: {} }))
    .mockResolvedValue(aPacketReview({ forms: {}, packet: { ...packet, version: packet.version + 1 } }))
  const review = vi.fn(() => Promise.resolve(packet))
  const { press, onClose } = show({}, { getReview, review })
  await press('Finish review')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(getReview).toHaveBeenCalledOnce()
})

test('says that the client doesn’t want to use insurance', async () => {
  show({ forms: { insurance: { use: { hasInsurance: false } } } })
  expect(await screen.findByText('The client doesn’t want to use insurance.')).toBeVisible()
})

test('each file is looked at and goes into the record or not', async () => {
  const review = vi.fn().mockResolvedValue(packet)
  const downloadFile = vi.fn(() =>
    Promise.resolve({ bytes: new Uint8Array([1]), contentType: 'image/jpeg', fileName: 'id.jpg' }),
  )
  const { press, radio, onClose } = show({ files: [PHOTO, LETTER] }, { review, downloadFile })
  expect(await screen.findByText('2 files were sent along.')).toBeVisible()
  expect(downloadFile).not.toHaveBeenCalled()
  await press('Show Photo ID, front')
  expect(await screen.findByRole('img', { name: 'Photo ID, front' })).toBeVisible()
  expect(downloadFile).toHaveBeenCalledWith({ ...ONE, fileId: PHOTO.id }, expect.anything())
  await press('Hide Photo ID, front')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Download Papers from the client' })).toBeVisible()
  await radio(/^Papers from the client/, /^Don’t add it/)
  await press('Finish review')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(review).toHaveBeenCalledWith(
    ONE,
    expect.objectContaining({
      files: [
        { fileId: PHOTO.id, isAccepted: true },
        { fileId: LETTER.id, isAccepted: false },
      ],
    }),
  )
})

test('says that somebody else has to finish where there are files that one may not see', async () => {
  show({ hiddenFiles: 1 })
  expect(await screen.findByText('Somebody else has to finish this review')).toBeVisible()
  expect(screen.getByText(/sent 1 file that your role doesn’t see/)).toBeVisible()
})
