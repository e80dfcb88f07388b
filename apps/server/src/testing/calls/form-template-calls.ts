import type { FormTemplate } from '@oaklet/api/contract'
import { aFormContent } from '@oaklet/api/testing'
import { addForm, aPacketDesk, aVerifiedBrowser, itemOf, sendPacket } from '../a-packet'
import { dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

/** A form that is published. */
async function aForm(scene: CallScene) {
  const { id: formTemplateId, version } = await addForm(scene)
  return { by: scene.owner.request, params: { formTemplateId }, version }
}

/** A form that was never published. */
async function aNewForm({ owner, practice }: CallScene) {
  const path = practice.path('form-templates')
  const { id: formTemplateId, version } = dataOf<FormTemplate>(
    await owner.request('POST', path, aFormContent()),
  )
  return { by: owner.request, params: { formTemplateId }, version }
}

const changed = (version: number) => ({ ...aFormContent({ title: 'Your health today' }), version })

/** A form that a client has filled in and sent in. */
async function someAnswers(scene: CallScene) {
  const { test, practice, owner } = scene
  const desk = await aPacketDesk(test, practice, owner)
  const { id } = await addForm(desk)
  const packet = await sendPacket(desk, [], [], [id])
  const browser = await aVerifiedBrowser(desk)
  const { id: itemId } = await itemOf(browser, 'form')
  for (const [page, answer] of [
    ['medicine', 'no'],
    ['sleep', 'well'],
  ]) {
    dataOf(await browser.call('PUT', `items/${itemId}/pages/${page}`, { answers: { answer }, rev: 0 }))
  }
  dataOf(await browser.call('POST', 'submit'))
  return { by: owner.request, params: { clientId: desk.client.id, packetId: packet.id, itemId } }
}

/** The calls about the forms of a practice, and what clients answered in them. */
export const FORM_TEMPLATE_CALLS: Readonly<Record<string, PrepareCall>> = {
  createFormTemplate: (scene) => Promise.resolve({ by: scene.owner.request, body: aFormContent() }),
  updateFormTemplate: async (scene) => {
    const { by, params, version } = await aForm(scene)
    return { by, params, body: changed(version) }
  },
  publishFormTemplate: async (scene) => {
    const { by, params, version } = await aNewForm(scene)
    return { by, params, body: { version } }
  },
  discardFormDraft: async (scene) => {
    const { by, params, version } = await aForm(scene)
    const path = scene.practice.path(`form-templates/${params.formTemplateId}`)
    const draft = dataOf<FormTemplate>(await by('PUT', path, changed(version)))
    return { by, params, body: { version: draft.version } }
  },
  deleteFormTemplate: async (scene) => {
    const { by, params } = await aNewForm(scene)
    return { by, params }
  },
  retireFormTemplate: async (scene) => {
    const { by, params } = await aForm(scene)
    return { by, params }
  },
  restoreFormTemplate: async (scene) => {
    const { by, params } = await aForm(scene)
    dataOf(await by('POST', scene.practice.path(`form-templates/${params.formTemplateId}/retirement`)))
    return { by, params }
  },
  getPacketAnswers: someAnswers,
}
