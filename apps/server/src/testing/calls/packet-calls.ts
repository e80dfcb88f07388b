import type { Packet, PacketTemplate } from '@oaklet/api/contract'
import { aClientFileInput } from '@oaklet/api/testing'
import {
  aClientBrowser,
  aPacketDesk,
  aVerifiedBrowser,
  BORN_ON,
  codeInMail,
  fillIn,
  FORM_ANSWERS,
  itemOf,
  packetLink,
  sendPacket,
} from '../a-packet'
import { aPdf } from '../a-pdf'
import { dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

const aDesk = ({ test, practice, owner }: CallScene) => aPacketDesk(test, practice, owner)

async function aSentPacket(scene: CallScene) {
  const desk = await aDesk(scene)
  const packet = await sendPacket(desk, ['emergency_contact', 'gad7'])
  return { desk, by: scene.owner.request, params: { clientId: desk.client.id, packetId: packet.id }, packet }
}

/** A packet that the client has open, after entering a code. */
async function anOpenPacket(scene: CallScene) {
  const sent = await aSentPacket(scene)
  const browser = await aVerifiedBrowser(sent.desk)
  return { ...sent, browser, by: browser.request, params: { ...sent.params, linkId: browser.linkId } }
}

/** A packet that asks for papers, with one that the client has sent. */
async function aSentFile(scene: CallScene) {
  const desk = await aDesk(scene)
  const packet = await sendPacket(desk, ['other_papers'])
  const browser = await aVerifiedBrowser(desk)
  const { id: itemId } = await itemOf(browser, 'other_papers')
  const { name, content } = aClientFileInput()
  dataOf(await browser.call('POST', `items/${itemId}/files`, { slot: 'papers', name, content }))
  const [file] = (await itemOf(browser, 'other_papers')).files
  const params = { clientId: desk.client.id, packetId: packet.id, itemId, fileId: file?.id ?? '' }
  return { by: browser.request, params: { ...params, linkId: browser.linkId } }
}

/** The same, all of which is filled in. */
async function aFilledPacket(scene: CallScene) {
  const open = await anOpenPacket(scene)
  await fillIn(open.browser, 'emergency_contact')
  await fillIn(open.browser, 'gad7')
  return open
}

/** The same, once it was sent in. */
async function aSubmittedPacket(scene: CallScene) {
  const { desk, browser, params } = await aFilledPacket(scene)
  dataOf(await browser.call('POST', 'submit'))
  const [packet] = dataOf<Packet[]>(await scene.owner.request('GET', desk.path))
  if (packet === undefined) throw new Error('the packet is gone')
  return { by: scene.owner.request, browser, params, packet, client: desk.client }
}

const TEMPLATE = { name: 'New client', items: ['about_you'], documents: [], message: '' }

async function aTemplate({ owner, practice }: CallScene) {
  const path = practice.path('packet-templates')
  const { id, version } = dataOf<PacketTemplate>(await owner.request('POST', path, TEMPLATE))
  return { by: owner.request, params: { templateId: id }, version }
}

/** The link of a packet, opened or not. */
async function aLink(scene: CallScene) {
  const { desk } = await aSentPacket(scene)
  const { linkId, secret } = await packetLink(desk)
  const browser = aClientBrowser(scene.test, linkId)
  return { desk, browser, secret, by: browser.request, params: { linkId } }
}

/** The calls about packets, of the practice and of clients. */
export const PACKET_CALLS: Readonly<Record<string, PrepareCall>> = {
  sendPacket: async (scene) => {
    const { email, client } = await aDesk(scene)
    const body = { email, items: ['about_you', 'phq9'], message: '' }
    return { by: scene.owner.request, params: { clientId: client.id }, body }
  },
  resendPacket: async (scene) => {
    const { by, params } = await aSentPacket(scene)
    return { by, params }
  },
  createPacketTemplate: ({ owner }) => Promise.resolve({ by: owner.request, body: TEMPLATE }),
  updatePacketTemplate: async (scene) => {
    const { by, params, version } = await aTemplate(scene)
    return { by, params, body: { ...TEMPLATE, name: 'Every client', version } }
  },
  deletePacketTemplate: async (scene) => {
    const { by, params } = await aTemplate(scene)
    return { by, params }
  },
  setMeasureSchedule: async (scene) => {
    const { client } = await aDesk(scene)
    const params = { clientId: client.id, measure: 'phq9' }
    return { by: scene.owner.request, params, body: { rhythm: 'two_weeks' } }
  },
  removeMeasureSchedule: async (scene) => {
    const { client } = await aDesk(scene)
    const path = scene.practice.path(`clients/${client.id}/measure-schedules/phq9`)
    dataOf(await scene.owner.request('PUT', path, { rhythm: 'two_weeks' }))
    return { by: scene.owner.request, params: { clientId: client.id, measure: 'phq9' } }
  },
  addPacketItems: async (scene) => {
    const { by, params } = await aSentPacket(scene)
    return { by, params, body: { items: ['phq9'] } }
  },
  waivePacketItem: async (scene) => {
    const { by, params, packet } = await aSentPacket(scene)
    return { by, params: { ...params, itemId: packet.items[0]?.id ?? '' }, body: { reason: 'On file' } }
  },
  unwaivePacketItem: async (scene) => {
    const { by, params, packet, desk } = await aSentPacket(scene)
    const itemId = packet.items[0]?.id ?? ''
    dataOf(await by('POST', `${desk.path}/${packet.id}/items/${itemId}/waiver`, { reason: 'On file' }))
    return { by, params: { ...params, itemId } }
  },
  revokePacket: async (scene) => {
    const { by, params, packet } = await aSentPacket(scene)
    return { by, params, body: { reason: 'Sent to the wrong address', version: packet.version } }
  },
  addOnboardingFile: async (scene) => {
    const { by, params } = await aSentFile(scene)
    const content = aPdf().toString('base64')
    return { by, params, body: { slot: 'papers', name: 'letter.pdf', content } }
  },
  removeOnboardingFile: aSentFile,
  downloadOnboardingFile: aSentFile,
  downloadPacketFile: async (scene) => {
    const { params } = await aSentFile(scene)
    return { by: scene.owner.request, params }
  },
  getPacketReview: async (scene) => {
    const { by, params } = await aSubmittedPacket(scene)
    return { by, params }
  },
  returnPacket: async (scene) => {
    const { by, params, packet } = await aSubmittedPacket(scene)
    const comments = [{ itemId: packet.items[0]?.id, comment: 'Please add their phone' }]
    return { by, params, body: { comments, version: packet.version } }
  },
  reviewPacket: async (scene) => {
    const { by, params, packet, client } = await aSubmittedPacket(scene)
    const decided = { accepted: ['emergencyContact'], kept: [], clientVersion: client.version }
    return { by, params, body: { ...decided, version: packet.version } }
  },
  openOnboarding: async (scene) => {
    const { by, params, secret } = await aLink(scene)
    return { by, params, body: { secret } }
  },
  requestOnboardingLink: async (scene) => {
    const { by, params } = await aLink(scene)
    scene.test.clock.advance(600_000)
    return { by, params }
  },
  sendOnboardingCode: async (scene) => {
    const { by, browser, params, secret } = await aLink(scene)
    dataOf(await browser.call('POST', 'open', { secret }))
    return { by, params }
  },
  verifyOnboarding: async (scene) => {
    const { by, browser, params, secret, desk } = await aLink(scene)
    dataOf(await browser.call('POST', 'open', { secret }))
    dataOf(await browser.call('POST', 'code'))
    return { by, params, body: { code: codeInMail(desk), dateOfBirth: BORN_ON } }
  },
  saveOnboardingPage: async (scene) => {
    const { by, browser, params } = await anOpenPacket(scene)
    const { id: itemId } = await itemOf(browser, 'emergency_contact')
    const answers = FORM_ANSWERS['emergency_contact']?.['person']
    return { by, params: { ...params, itemId, page: 'person' }, body: { answers, rev: 0 } }
  },
  finishOnboardingItem: async (scene) => {
    const { by, browser, params } = await anOpenPacket(scene)
    const { id: itemId } = await itemOf(browser, 'gad7')
    for (const page of ['1', '2', '3', '4', '5', '6', '7']) {
      const body = { answers: { answer: 1 }, rev: 0 }
      dataOf(await browser.call('PUT', `items/${itemId}/pages/${page}`, body))
    }
    const difficulty = { answers: { difficulty: 'not' }, rev: 0 }
    dataOf(await browser.call('PUT', `items/${itemId}/pages/difficulty`, difficulty))
    return { by, params: { ...params, itemId } }
  },
  submitOnboarding: async (scene) => {
    const { by, params } = await aFilledPacket(scene)
    return { by, params }
  },
  withdrawOnboarding: async (scene) => {
    const { browser, params } = await aSubmittedPacket(scene)
    return { by: browser.request, params }
  },
  leaveOnboarding: async (scene) => {
    const { by, params } = await anOpenPacket(scene)
    return { by, params }
  },
}
