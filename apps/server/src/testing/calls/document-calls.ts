import type { Signature } from '@oaklet/api/contract'
import { aDocumentContent } from '@oaklet/api/testing'
import { addDocument, aPacketDesk, aVerifiedBrowser, itemOf, sendPacket, SIGNED } from '../a-packet'
import { dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aDocumentToChange(scene: CallScene) {
  const { id: documentId, version } = await addDocument(scene)
  return { by: scene.owner.request, params: { documentId }, version }
}

/** A document that a client has open and may decline. */
async function anOpenDocument({ test, practice, owner }: CallScene) {
  const desk = await aPacketDesk(test, practice, owner)
  const { id } = await addDocument(desk, { mayDecline: true })
  await sendPacket(desk, [], [id])
  const browser = await aVerifiedBrowser(desk)
  const { id: itemId } = await itemOf(browser, 'document')
  return { desk, browser, by: browser.request, params: { linkId: browser.linkId, itemId } }
}

/** The same, for a client who agreed to sign on a screen. */
async function aDocumentToSign(scene: CallScene) {
  const open = await anOpenDocument(scene)
  dataOf(await open.browser.call('POST', 'signing', { way: 'online' }))
  return open
}

async function aSignedDocument(scene: CallScene) {
  const { desk, browser, params } = await aDocumentToSign(scene)
  dataOf(await browser.call('POST', `items/${params.itemId}/signature`, SIGNED))
  const clientId = desk.client.id
  const path = scene.practice.path(`clients/${clientId}/signatures`)
  const [signature] = dataOf<Signature[]>(await scene.owner.request('GET', path))
  return {
    browser,
    ofClient: { by: browser.request, params },
    by: scene.owner.request,
    params: { clientId, signatureId: signature?.id ?? '' },
  }
}

/** The calls about documents and their signatures, of the practice and of clients. */
export const DOCUMENT_CALLS: Readonly<Record<string, PrepareCall>> = {
  createDocument: (scene) => Promise.resolve({ by: scene.owner.request, body: aDocumentContent() }),
  updateDocument: async (scene) => {
    const { by, params, version } = await aDocumentToChange(scene)
    return { by, params, body: { ...aDocumentContent({ title: 'Telehealth' }), version } }
  },
  retireDocument: async (scene) => {
    const { by, params } = await aDocumentToChange(scene)
    return { by, params }
  },
  restoreDocument: async (scene) => {
    const { by, params } = await aDocumentToChange(scene)
    dataOf(await by('POST', scene.practice.path(`documents/${params.documentId}/retirement`)))
    return { by, params }
  },
  chooseSigning: async (scene) => {
    const { by, params } = await anOpenDocument(scene)
    return { by, params, body: { way: 'online' } }
  },
  signOnboardingDocument: async (scene) => {
    const { by, params } = await aDocumentToSign(scene)
    return { by, params, body: SIGNED }
  },
  declineOnboardingDocument: async (scene) => {
    const { by, params } = await anOpenDocument(scene)
    return { by, params, body: { reason: 'I have it at home' } }
  },
  downloadOnboardingDocument: async (scene) => (await aSignedDocument(scene)).ofClient,
  getSignature: async (scene) => {
    const { by, params } = await aSignedDocument(scene)
    return { by, params }
  },
  downloadSignature: async (scene) => {
    const { by, params } = await aSignedDocument(scene)
    return { by, params }
  },
}
