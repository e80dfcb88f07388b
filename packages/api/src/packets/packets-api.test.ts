import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { createRecordingHttp } from '../testing/recording-http'
import { aDocumentContent } from '../documents/documents-fixtures'
import { createOnboardingApi } from './onboarding-api'
import {
  aPacket,
  aPacketReview,
  aPacketTemplate,
  aSendPacketBody,
  someOnboardingForms,
} from './packets-fixtures'

const client = { practiceId: 'p', clientId: 'c' }
const packet = { ...client, packetId: 'k' }
const path = '/api/v1/practices/p/clients/c/packets'

it('lists packets, and reads what was sent in', async () => {
  const { api, http } = apiAnswering([aPacket()])
  expect(await api.packets.list(client)).toEqual([aPacket()])
  const page = { items: [{ ...aPacket(), clientName: 'Mari Vega' }], nextCursor: null, total: 1 }
  const queue = apiAnswering(page)
  expect(await queue.api.packets.listOfPractice(client, { queue: 'with_clients' })).toEqual(page)
  expect(queue.http.sent[0]?.path).toBe('/api/v1/practices/p/packets?queue=with_clients')
  const review = apiAnswering(aPacketReview())
  expect(await review.api.packets.getReview(packet)).toEqual(aPacketReview())
  expect([...http.sent, ...review.http.sent]).toMatchObject([
    { method: 'GET', path },
    { method: 'GET', path: `${path}/k/review` },
  ])
})

it('sends a packet and a new link once', async () => {
  const { api, http } = apiAnswering(aPacket())
  await api.packets.send(client, aSendPacketBody(), { idempotencyKey: 'k' })
  await api.packets.resend(packet, { idempotencyKey: 'l' })
  expect(http.sent).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k', body: aSendPacketBody() },
    { method: 'POST', path: `${path}/k/link`, idempotencyKey: 'l' },
  ])
})

it('asks for more once, does without something, and asks for it again', async () => {
  const { api, http } = apiAnswering(aPacket())
  await api.packets.addItems(packet, { items: ['gad7'] }, { idempotencyKey: 'k' })
  const item = { ...packet, itemId: 'i' }
  await api.packets.waiveItem(item, { reason: 'On file' })
  await api.packets.unwaiveItem(item)
  expect(http.sent).toMatchObject([
    { method: 'POST', path: `${path}/k/items`, idempotencyKey: 'k' },
    { method: 'POST', path: `${path}/k/items/i/waiver` },
    { method: 'DELETE', path: `${path}/k/items/i/waiver` },
  ])
})

it('lists, adds once, changes and deletes templates', async () => {
  const list = apiAnswering([aPacketTemplate()])
  expect(await list.api.packets.listTemplates(client)).toEqual([aPacketTemplate()])
  const { api, http } = apiAnswering(aPacketTemplate())
  const { name, items, documents, message } = aPacketTemplate()
  const input = { name, items, documents, message }
  await api.packets.createTemplate(client, input, { idempotencyKey: 'k' })
  const one = { ...client, templateId: 't' }
  await api.packets.updateTemplate(one, { ...input, version: 1 })
  const removing = apiAnswering(null)
  await removing.api.packets.removeTemplate(one)
  expect([...list.http.sent, ...http.sent, ...removing.http.sent]).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/packet-templates' },
    { method: 'POST', path: '/api/v1/practices/p/packet-templates', idempotencyKey: 'k' },
    { method: 'PUT', path: '/api/v1/practices/p/packet-templates/t' },
    { method: 'DELETE', path: '/api/v1/practices/p/packet-templates/t' },
  ])
})

it('revokes, sends back and reviews a packet', async () => {
  const { api, http } = apiAnswering(aPacket())
  await api.packets.revoke(packet, { reason: 'Sent to the wrong address', version: 1 })
  const comments = [{ itemId: aPacket().items[0]?.id ?? '', comment: 'Please add your phone' }]
  await api.packets.sendBack(packet, { comments, version: 2 })
  await api.packets.review(packet, { accepted: ['lastName'], kept: [], clientVersion: 3, version: 2 })
  expect(http.sent.map(({ method, path: sentTo }) => `${method} ${sentTo}`)).toEqual([
    `POST ${path}/k/revocation`,
    `POST ${path}/k/return`,
    `POST ${path}/k/review`,
  ])
})

it('a client fills a packet in without a token, and with no secret in the address', async () => {
  const opened = { practiceName: 'Oakwood', asksBirthDate: true, isVerified: false }
  const http = createRecordingHttp(({ path: asked }) => ({
    success: true,
    data: /(open|session|verify)$/.test(asked)
      ? opened
      : /(new-link|leave)$/.test(asked)
        ? null
        : asked.endsWith('code')
          ? { resendIn: 30 }
          : asked.endsWith('document')
            ? aDocumentContent()
            : someOnboardingForms(),
  }))
  const api = createOnboardingApi(http)
  const link = { linkId: 'o.k' }
  await api.open(link, { secret: 's' })
  await api.requestLink(link)
  await api.getSession(link)
  await api.sendCode(link)
  await api.verify(link, { code: '123456', dateOfBirth: '1990-04-02' })
  expect(await api.getForms(link)).toEqual(someOnboardingForms())
  const page = { ...link, itemId: 'i', page: 'name' }
  await api.savePage(page, { answers: { firstName: 'Maya' }, rev: 0 })
  await api.finish({ ...link, itemId: 'i' })
  const item = { ...link, itemId: 'd' }
  await api.chooseSigning(link, { way: 'online' })
  expect(await api.getDocument(item)).toEqual(aDocumentContent())
  const signed = { name: 'Mari Vega', relationship: 'self', authority: '', isStated: true } as const
  await api.sign(item, signed)
  await api.decline(item, { reason: '' })
  await api.submit(link)
  await api.withdraw(link)
  await api.leave(link)
  expect(http.sent.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
    'POST /api/v1/onboarding/o.k/open',
    'POST /api/v1/onboarding/o.k/new-link',
    'GET /api/v1/onboarding/o.k/session',
    'POST /api/v1/onboarding/o.k/code',
    'POST /api/v1/onboarding/o.k/verify',
    'GET /api/v1/onboarding/o.k/forms',
    'PUT /api/v1/onboarding/o.k/items/i/pages/name',
    'POST /api/v1/onboarding/o.k/items/i/finish',
    'POST /api/v1/onboarding/o.k/signing',
    'GET /api/v1/onboarding/o.k/items/d/document',
    'POST /api/v1/onboarding/o.k/items/d/signature',
    'POST /api/v1/onboarding/o.k/items/d/refusal',
    'POST /api/v1/onboarding/o.k/submit',
    'POST /api/v1/onboarding/o.k/withdrawal',
    'POST /api/v1/onboarding/o.k/leave',
  ])
  expect(http.sent.filter(({ bearer }) => bearer !== undefined && bearer !== null)).toEqual([])
})
