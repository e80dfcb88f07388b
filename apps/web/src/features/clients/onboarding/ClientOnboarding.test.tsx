import { ApiError } from '@oaklet/api'
import type { Client, ListedDocument, ListedFormTemplate, Packet, Permission } from '@oaklet/api/contract'
import {
  aClient,
  aListedDocument,
  aPacket,
  aPacketReview,
  aPacketTemplate,
  aPractice,
  aSignature,
} from '@oaklet/api/testing'
import { toasts } from '@oaklet/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FakeApi } from '../../../testing/fake-services'
import { renderScreen } from '../../../testing/render-screen'
import { ClientOnboarding } from './ClientOnboarding'

const NAMES = { practiceId: aPractice().id, clientId: aClient().id }
const ONE = { ...NAMES, packetId: aPacket().id }
const SUBMITTED = aPacketReview().packet
const EMAIL = 'mari.vega@mail.example'
const REACHABLE = aClient({
  contacts: [{ kind: 'email', value: EMAIL, mayEmail: true, mayText: false, mayVoicemail: false }],
})
const failed = (code: 'stale_edit' | 'client_exists' | 'validation_failed', more = {}) =>
  new ApiError({ code, status: 409, serverMessage: null, requestId: null, ...more })

interface Shown {
  packets?: Packet[]
  calls?: FakeApi['packets']
  permissions?: Permission[]
  client?: Client
  documents?: ListedDocument[] | Promise<ListedDocument[]>
  forms?: ListedFormTemplate[]
}

function show({
  packets = [],
  calls = {},
  permissions,
  client = REACHABLE,
  documents = [],
  forms = [],
}: Shown) {
  const view = renderScreen(<ClientOnboarding client={client} practice={aPractice()} today="2026-11-17" />, {
    api: {
      packets: {
        list: () => Promise.resolve(packets),
        listTemplates: () => Promise.resolve([]),
        ...calls,
      },
      documents: { list: () => Promise.resolve(documents) },
      formTemplates: { list: () => Promise.resolve(forms) },
    },
    ...(permissions && { user: { permissions } }),
  })
  const press = async (name: string | RegExp) => view.user.click(await screen.findByRole('button', { name }))
  const choose = async (what: string) => {
    await press(/^Actions for/)
    await view.user.click(await screen.findByRole('menuitem', { name: what }))
  }
  return { ...view, press, choose }
}

const toastTitles = () => toasts.visibleToasts.map(({ content }) => content.title)

test('shows what was sent, how far each thing is, and until when it can be filled in', async () => {
  show({ packets: [aPacket({ isFrozen: true })] })
  const card = within(await screen.findByRole('region', { name: 'Sent Mon, Nov 16, 10:00 AM' }))
  expect(card.getByText('Sent')).toBeVisible()
  expect(card.getByText('Not opened yet · by Dana Reyes to mari.vega@mail.example')).toBeVisible()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'About the clientNot startedDo without',
    'Emergency contactNot startedDo without',
    'PHQ-9Not startedDo without',
  ])
  expect(card.getByText('This link is paused')).toBeVisible()
  expect(card.getByText('Can be filled in until Mon, Nov 30, 10:00 AM.')).toBeVisible()
})

test('a finished questionnaire leads to its result, for those who may see it', async () => {
  const { unmount } = show({ packets: [SUBMITTED] })
  expect(await screen.findByRole('link', { name: 'PHQ-9' })).toHaveAttribute(
    'href',
    `/clients?client=${aClient().id}&tab=measures`,
  )
  unmount()
  show({ packets: [SUBMITTED], permissions: ['clients:view', 'onboarding:review'] })
  expect(await screen.findByText('PHQ-9')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'PHQ-9' })).toBeNull()
})

test('a questionnaire in which a question was passed over has no result', async () => {
  const items = SUBMITTED.items.map((item) => ({ ...item, hasResult: false }))
  show({ packets: [{ ...SUBMITTED, items }] })
  expect(await screen.findByText('No score: the client passed over a question.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'PHQ-9' })).toBeNull()
})

test('asks a client for what is chosen, by the address that may be written to', async () => {
  const send = vi.fn(() => Promise.resolve(aPacket()))
  const { user, press } = show({ calls: { send } })
  await press('Send forms')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: /^PHQ-9/ }))
  await user.click(dialog.getByRole('checkbox', { name: /^Phone and e-mail/ }))
  await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Before Monday, please.')
  await user.click(dialog.getByRole('button', { name: 'Send forms' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith(
    NAMES,
    {
      ...{ email: EMAIL, items: ['about_you', 'emergency_contact', 'phq9'], forms: [] },
      documents: [],
      message: 'Before Monday, please.',
    },
    expect.anything(),
  )
  await waitFor(() => expect(toastTitles()).toContain(`The forms are on their way to ${EMAIL}`))
})

test('keeps what was chosen where the server refuses it, and wants at least one form', async () => {
  const fieldErrors = [{ path: 'email', message: 'Choose an e-mail that may be written to' }]
  const send = vi.fn().mockRejectedValue(failed('validation_failed', { fieldErrors }))
  const { user, press } = show({ calls: { send } })
  await press('Send forms')
  const dialog = within(await screen.findByRole('dialog'))
  const sendIt = () => user.click(dialog.getByRole('button', { name: 'Send forms' }))
  await sendIt()
  expect(await dialog.findAllByText('Choose an e-mail that may be written to')).not.toHaveLength(0)
  for (const name of [/^About the client/, /^Phone and e-mail/, /^Emergency contact/]) {
    await user.click(dialog.getByRole('checkbox', { name }))
  }
  await sendIt()
  expect(await dialog.findAllByText('Choose at least one form or document')).not.toHaveLength(0)
  expect(send).toHaveBeenCalledOnce()
})

test('says that there is no e-mail to write to', async () => {
  const { press } = show({ client: aClient({ contacts: [] }) })
  await press('Send forms')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('There is no e-mail to write to')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Send forms' })).toBeNull()
})

test('sends a new link, and revokes with a reason, by what holds now', async () => {
  const resend = vi.fn(() => Promise.resolve(aPacket()))
  const current = aPacket({ status: 'opened', version: 2 })
  const revoke = vi.fn().mockRejectedValueOnce(failed('stale_edit', { current })).mockResolvedValue(current)
  const { user, press, choose } = show({ packets: [aPacket()], calls: { resend, revoke } })
  await choose('Send a new link')
  await waitFor(() => expect(resend).toHaveBeenCalledWith(ONE, expect.anything()))
  await choose('Revoke')
  await press('Revoke forms')
  expect(await screen.findAllByText('Say why it is revoked')).not.toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /Why are they revoked/ }), 'Wrong address')
  await press('Revoke forms')
  expect(await screen.findByText(/the forms are now “Opened”/)).toBeVisible()
  await press('Revoke forms')
  await waitFor(() => expect(revoke).toHaveBeenCalledTimes(2))
  expect(revoke.mock.calls[1]?.[1]).toEqual({ reason: 'Wrong address', version: 2 })
})

test('takes over what the client says, field by field, once all is decided', async () => {
  const review = vi.fn(() => Promise.resolve(SUBMITTED))
  const getReview = () => Promise.resolve(aPacketReview({ client: aClient({ people: [] }) }))
  const { user, press } = show({ packets: [SUBMITTED], calls: { getReview, review } })
  await press('Review')
  const dialog = within(await screen.findByRole('dialog'))
  const lastName = within(await dialog.findByRole('radiogroup', { name: 'Last name' }))
  expect(lastName.getByRole('radio', { name: /Vega-Ruiz/ })).not.toBeChecked()
  const contact = within(dialog.getByRole('radiogroup', { name: 'Emergency contact' }))
  expect(contact.getByRole('radio', { name: /Ana Ruiz, sister, \(518\) 555-0142/ })).toBeChecked()
  await press('Finish review')
  expect(await dialog.findAllByText('Decide on the last name')).not.toHaveLength(0)
  await user.click(lastName.getByRole('radio', { name: /On file|^Vega$/ }))
  await press('Finish review')
  await waitFor(() => expect(review).toHaveBeenCalledOnce())
  expect(review).toHaveBeenCalledWith(ONE, {
    ...{ accepted: ['emergencyContact'], kept: ['lastName'] },
    ...{ clientVersion: aClient().version, version: SUBMITTED.version },
  })
})

test('asks to decide again where the client was changed meanwhile', async () => {
  const changed = aClient({ lastName: 'Ruiz', version: 9, people: [] })
  const current = aPacketReview({ client: changed })
  const review = vi.fn().mockRejectedValueOnce(failed('stale_edit', { current })).mockResolvedValue(SUBMITTED)
  const { press } = show({
    packets: [SUBMITTED],
    calls: { getReview: () => Promise.resolve(aPacketReview()), review },
  })
  await press('Review')
  await press('Use all that the client says')
  await press('Finish review')
  expect(await screen.findByText(/Something was changed in the meantime/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /^Ruiz/ })).toBeVisible()
  await press('Use all that the client says')
  await press('Finish review')
  await waitFor(() => expect(review).toHaveBeenCalledTimes(2))
  expect(review.mock.calls[1]?.[1]).toMatchObject({
    clientVersion: 9,
    accepted: ['lastName', 'emergencyContact'],
  })
})

test('asks whether the client is another person before they are renamed into a twin', async () => {
  const review = vi.fn().mockRejectedValueOnce(failed('client_exists')).mockResolvedValue(SUBMITTED)
  const { press } = show({
    packets: [SUBMITTED],
    calls: { getReview: () => Promise.resolve(aPacketReview()), review },
  })
  await press('Review')
  await press('Use all that the client says')
  await press('Finish review')
  expect(await screen.findByText('There may be such a client already')).toBeVisible()
  await press('Finish review')
  await waitFor(() => expect(review).toHaveBeenCalledTimes(2))
  expect(review.mock.calls[1]?.[1]).toMatchObject({ allowTwin: true })
})

test('sends forms back with what should be changed', async () => {
  const sendBack = vi.fn(() => Promise.resolve(SUBMITTED))
  const { user, press, choose } = show({ packets: [SUBMITTED], calls: { sendBack } })
  await choose('Send back to the client')
  await press('Send back')
  expect(await screen.findAllByText('Say of at least one form what should be changed')).not.toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: /^Emergency contact/ }), 'Please add a phone')
  await press('Send back')
  await waitFor(() => expect(sendBack).toHaveBeenCalledOnce())
  const itemId = SUBMITTED.items.find(({ kind }) => kind === 'emergency_contact')?.id
  expect(sendBack).toHaveBeenCalledWith(ONE, {
    ...{ comments: [{ itemId, comment: 'Please add a phone' }], version: SUBMITTED.version },
  })
})

test('offers nothing to send to those who may not, nor of an archived client', async () => {
  const { unmount } = show({ permissions: ['clients:view', 'onboarding:review'] })
  expect(await screen.findByText('Nothing was sent yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send forms' })).toBeNull()
  unmount()
  show({ client: aClient({ status: 'archived' }) })
  expect(await screen.findByText('Nothing was sent yet')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send forms' })).toBeNull()
})

test('asks for documents that can be sent, and says which can’t be sent any more', async () => {
  const [open, retired] = [aListedDocument(), aListedDocument({ id: 'r', title: 'Old', isRetired: true })]
  const refusal = { path: 'documents.0', message: 'This document can’t be sent any more: choose another' }
  const send = vi.fn(() => Promise.reject(failed('validation_failed', { fieldErrors: [refusal] })))
  const { user, press } = show({ calls: { send }, documents: [open, retired] })
  await press('Send forms')
  const dialog = within(await screen.findByRole('dialog'))
  const group = within(await dialog.findByRole('group', { name: 'Documents to sign' }))
  expect(group.getAllByRole('checkbox')).toHaveLength(1)
  await user.click(group.getByRole('checkbox', { name: /^Consent to telehealth/ }))
  await user.click(dialog.getByRole('button', { name: 'Send forms' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith(
    NAMES,
    expect.objectContaining({ documents: [open.id] }),
    expect.anything(),
  )
  expect(await dialog.findAllByText(refusal.message)).not.toHaveLength(0)
})

test('a document says who signed it and leads to the files, and can be sent back', async () => {
  const item = {
    ...{ id: 'd', kind: 'document' as const, state: 'done' as const, comment: '', hasResult: false },
    ...{ form: null, document: aSignature().document },
    signature: { id: 's', outcome: 'signed' as const, signerName: 'Marisol Vega', reason: '' },
    waiver: null,
  }
  const { choose } = show({ packets: [{ ...SUBMITTED, items: [item] }] })
  expect(await screen.findByText('By Marisol Vega')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Consent to telehealth' })).toHaveAttribute(
    'href',
    `/clients?client=${aClient().id}&tab=files`,
  )
  await choose('Send back to the client')
  expect(
    await screen.findByRole('textbox', { name: 'Consent to telehealth: what should be changed?' }),
  ).toBeVisible()
})

test('does without something that is not filled in, with a reason', async () => {
  const waiveItem = vi.fn(() => Promise.resolve(aPacket()))
  const { user, press } = show({ packets: [aPacket()], calls: { waiveItem } })
  await press('Do without Emergency contact')
  const dialog = within(await screen.findByRole('dialog', { name: 'Do without “Emergency contact”?' }))
  await user.click(dialog.getByRole('button', { name: 'Do without it' }))
  expect(await dialog.findAllByText('Say why it is not needed')).not.toHaveLength(0)
  await user.type(dialog.getByRole('textbox'), 'On file')
  await user.click(dialog.getByRole('button', { name: 'Do without it' }))
  await waitFor(() => expect(waiveItem).toHaveBeenCalledOnce())
  const itemId = aPacket().items[1]?.id
  expect(waiveItem).toHaveBeenCalledWith({ ...ONE, itemId }, { reason: 'On file' })
  await waitFor(() => expect(toastTitles()).toContain('Emergency contact is not asked for any more'))
})

test('says who waived something and why, and asks for it again', async () => {
  const waiver = { byName: 'Dana Reyes', at: '2026-11-16T18:00:00Z', reason: 'On file' }
  const items = aPacket().items.map((item, place) => (place === 1 ? { ...item, waiver } : item))
  const unwaiveItem = vi.fn(() => Promise.resolve(aPacket()))
  const { press } = show({ packets: [aPacket({ items })], calls: { unwaiveItem } })
  expect(await screen.findByText('Dana Reyes: “On file”')).toBeVisible()
  expect(screen.getByText('Not needed')).toBeVisible()
  await press('Ask again for Emergency contact')
  await waitFor(() => expect(unwaiveItem).toHaveBeenCalledOnce())
})

test('asks for more than is asked for already', async () => {
  const addItems = vi.fn(() => Promise.resolve(aPacket()))
  const { user, choose } = show({
    packets: [aPacket()],
    calls: { addItems },
    documents: [aListedDocument()],
  })
  await choose('Ask for more')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for more' }))
  expect(dialog.queryByRole('checkbox', { name: /^PHQ-9/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Ask for these' }))
  expect(await dialog.findAllByText('Choose at least one form or document')).not.toHaveLength(0)
  await user.click(dialog.getByRole('checkbox', { name: /^GAD-7/ }))
  await user.click(await dialog.findByRole('checkbox', { name: /^Consent to telehealth/ }))
  await user.click(dialog.getByRole('button', { name: 'Ask for these' }))
  await waitFor(() => expect(addItems).toHaveBeenCalledOnce())
  expect(addItems).toHaveBeenCalledWith(
    ONE,
    { items: ['gad7'], forms: [], documents: [aListedDocument().id] },
    expect.anything(),
  )
})

test('offers no template before its documents are known', async () => {
  const { press } = show({
    calls: { listTemplates: () => Promise.resolve([aPacketTemplate()]) },
    documents: new Promise(() => undefined),
  })
  await press('Send forms')
  await screen.findByRole('checkbox', { name: /^PHQ-9/ })
  expect(screen.queryByRole('button', { name: /Begin with a template/ })).toBeNull()
})

test('begins with a template, but for documents that can’t be sent any more', async () => {
  const send = vi.fn(() => Promise.resolve(aPacket()))
  const template = aPacketTemplate({ documents: [aListedDocument().id, 'retired'] })
  const { user, press } = show({
    calls: { send, listTemplates: () => Promise.resolve([template]) },
    documents: [aListedDocument(), aListedDocument({ id: 'retired', isRetired: true })],
  })
  await press('Send forms')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('group', { name: 'Documents to sign' })
  await user.click(await dialog.findByRole('button', { name: /Begin with a template/ }))
  await user.click(await screen.findByRole('option', { name: 'New client' }))
  await user.click(dialog.getByRole('button', { name: 'Send forms' }))
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  const { items, message } = template
  expect(send).toHaveBeenCalledWith(
    NAMES,
    { email: EMAIL, items, forms: [], documents: [aListedDocument().id], message },
    expect.anything(),
  )
})
