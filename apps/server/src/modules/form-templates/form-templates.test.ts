import type {
  FormContent,
  FormTemplate,
  ListedFormTemplate,
  Packet,
  PacketAnswers,
} from '@oaklet/api/contract'
import { aFormContent, aFormItem } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import {
  addForm,
  aPacketDesk,
  aVerifiedBrowser,
  type ClientBrowser,
  formsOf,
  itemOf,
  type PacketDesk,
  sendPacket,
} from '../../testing/a-packet'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { pastTenancy } from '../../testing/past-tenancy'
import { refusal } from '../../testing/refusal'

onOneDatabase('forms of a practice', (test, rule) => {
  let practice: TestPractice
  let owner: SignedInPerson
  let desk: PacketDesk

  beforeEach(async () => {
    // An address may try so many links a minute.
    test.clock.advance(120_000)
    practice = await aPractice(test)
    owner = await practice.as('Owner')
    desk = await aPacketDesk(test, practice, owner)
  })

  const path = (what = '') => practice.path(`form-templates${what}`)
  const create = async (content: FormContent) =>
    dataOf<FormTemplate>(await owner.request('POST', path(), content))
  const save = ({ id, version }: FormTemplate, content: FormContent, by = owner) =>
    by.request('PUT', path(`/${id}`), { ...content, version })
  const saved = async (form: FormTemplate, content: FormContent, by = owner) =>
    dataOf<FormTemplate>(await save(form, content, by))
  const publish = ({ id, version }: FormTemplate) =>
    owner.request('POST', path(`/${id}/publication`), { version })
  const list = async () => dataOf<ListedFormTemplate[]>(await owner.request('GET', path()))
  const trail = async ({ id }: FormTemplate) =>
    (await auditTrail(test, practice, 'form_template', id)).map(({ action }) => action)
  const packetNow = async () => dataOf<Packet[]>(await owner.request('GET', desk.path))[0]

  const answer = (
    browser: Pick<ClientBrowser, 'call'>,
    item: string,
    page: string,
    given: unknown,
    rev = 0,
  ) => browser.call('PUT', `items/${item}/pages/${page}`, { answers: { answer: given }, rev })

  /** A client who has this form open. */
  async function aFiller(form: FormTemplate) {
    const packet = await sendPacket(desk, [], [], [form.id])
    const browser = await aVerifiedBrowser(desk)
    const { id: item } = await itemOf(browser, 'form')
    return { browser, item, packet, answers: `${desk.path}/${packet.id}/items/${item}/answers` }
  }

  rule('a form is a draft until it is published, and each version stays as it was', async () => {
    const draft = await create(aFormContent())
    expect(draft).toMatchObject({
      current: null,
      hasDraft: true,
      questions: 3,
      contentNumber: null,
      versions: [],
    })
    const first = dataOf<FormTemplate>(await publish(draft))
    expect(first).toMatchObject({ hasDraft: false, contentNumber: 1, current: { number: 1 } })
    const content = aFormContent({ title: 'Health', items: aFormContent().items.slice(0, 2) })
    const edited = await saved(first, content)
    expect(edited).toMatchObject({ title: 'Your health', hasDraft: true, content, contentNumber: null })
    expect(await list()).toMatchObject([{ title: 'Your health', questions: 3, hasDraft: true }])
    const second = dataOf<FormTemplate>(await publish(edited))
    expect(second).toMatchObject({ title: 'Health', questions: 1, content, contentNumber: 2 })
    expect(second.versions.map(({ number, title }) => [number, title])).toEqual([
      [2, 'Health'],
      [1, 'Your health'],
    ])
    const before = dataOf<FormTemplate>(await owner.request('GET', path(`/${draft.id}?number=1`)))
    expect(before).toMatchObject({ content: aFormContent(), contentNumber: 1 })
    expect((await owner.request('GET', path(`/${draft.id}?number=3`))).status).toBe(404)
    // Whose answer was lost publishes again, and nothing is left to publish.
    expect(dataOf(await publish(edited))).toEqual(second)
    for (const change of [
      sql`update form_template_versions set title = 'Another'`,
      sql`delete from form_template_versions`,
    ]) {
      await expect(pastTenancy(test, (tx) => tx.execute(change))).rejects.toThrow()
    }
  })

  rule('what has to be put right keeps a form from being published, and the draft stays', async () => {
    const draft = await create(aFormContent({ items: [] }))
    expect(refusal(await publish(draft))).toEqual([422, 'validation_failed', 'items'])
    const reversed = await saved(draft, aFormContent({ items: aFormContent().items.toReversed() }))
    expect(refusal(await publish(reversed))).toEqual([422, 'validation_failed', 'items.1'])
    const untitled = await save(reversed, aFormContent({ title: ' ' }))
    expect(refusal(untitled)).toEqual([422, 'validation_failed', 'title'])
    expect(dataOf(await owner.request('GET', path(`/${draft.id}`)))).toEqual(reversed)
  })

  rule('two who write one form see each other, and the session of one is one event', async () => {
    const other = await practice.as('Supervisor')
    const form = await addForm(desk)
    const mine = await saved(form, aFormContent({ title: 'A' }))
    expect(refusal(await save(form, aFormContent({ title: 'B' }), other))).toEqual([409, 'stale_edit'])
    const again = await saved(mine, aFormContent({ title: 'B' }))
    expect(dataOf(await save(again, aFormContent({ title: 'B' })))).toEqual(again)
    const theirs = await saved(again, aFormContent({ title: 'C' }), other)
    test.clock.advance(15 * 60_000 + 1)
    const later = await saved(theirs, aFormContent({ title: 'D' }), other)
    expect(await trail(form)).toEqual(['created', 'published', 'updated', 'updated', 'updated'])
    // What says the same as the version that is sent is no draft.
    expect(await saved(later, aFormContent(), other)).toMatchObject({ hasDraft: false, contentNumber: 1 })
  })

  rule('a draft is discarded, a form that was never published deleted, and any other retired', async () => {
    const form = await addForm(desk)
    const one = (what = '') => path(`/${form.id}${what}`)
    const { version } = await saved(form, aFormContent({ title: 'Another' }))
    const discard = (seen: number) => owner.request('POST', one('/discard'), { version: seen })
    expect(refusal(await discard(form.version))).toEqual([409, 'stale_edit'])
    const back = dataOf<FormTemplate>(await discard(version))
    expect(back).toMatchObject({ hasDraft: false, content: aFormContent() })
    expect(dataOf(await discard(version))).toEqual(back)
    expect(refusal(await owner.request('DELETE', one()))).toEqual([409, 'transition_refused'])
    const draft = await create(aFormContent({ title: 'A draft' }))
    for (const what of ['/discard', '/retirement']) {
      const refused = await owner.request('POST', path(`/${draft.id}${what}`), { version: draft.version })
      expect(refusal(refused)).toEqual([409, 'transition_refused'])
    }
    expect((await owner.request('DELETE', path(`/${draft.id}`))).status).toBeLessThan(300)
    dataOf(await owner.request('POST', one('/retirement')))
    const ask = (forms: string[]) =>
      owner.request('POST', desk.path, { email: desk.email, items: [], forms, message: '' })
    expect(refusal(await ask([form.id]))).toEqual([422, 'validation_failed', 'forms.0'])
    dataOf(await owner.request('POST', one('/restoration')))
    dataOf(await ask([form.id]))
    const another = await create(aFormContent({ title: 'A draft' }))
    expect(refusal(await ask([another.id]))).toEqual([422, 'validation_failed', 'forms.0'])
    expect((await list()).map(({ title, isRetired }) => [title, isRetired])).toEqual([
      ['A draft', false],
      ['Your health', false],
    ])
  })

  rule('a client is asked what their answers ask for, and what is hidden is no answer', async () => {
    const { browser, item, answers, packet } = await aFiller(await addForm(desk))
    const pages = async () => (await itemOf(browser, 'form')).pages.map(({ page }) => page)
    expect(await pages()).toEqual(['medicine', 'sleep'])
    dataOf(await answer(browser, item, 'medicine', 'yes'))
    expect(await pages()).toEqual(['medicine', 'which', 'sleep'])
    expect(refusal(await answer(browser, item, 'which', ' '))).toEqual([422, 'validation_failed', 'answer'])
    dataOf(await answer(browser, item, 'which', 'Ibuprofen'))
    expect(refusal(await browser.call('POST', 'submit'))).toEqual([422, 'packet_incomplete', `${item}.sleep`])
    dataOf(await answer(browser, item, 'sleep', null))
    expect((await itemOf(browser, 'form')).state).toBe('done')
    // The answer that is not asked for any more is there again when it is.
    dataOf(await answer(browser, item, 'medicine', 'no', 1))
    expect(await pages()).toEqual(['medicine', 'sleep'])
    expect((await owner.request('GET', answers)).status).toBe(404)
    dataOf(await browser.call('POST', 'submit'))
    expect(dataOf<PacketAnswers>(await owner.request('GET', answers))).toEqual({
      ...{ itemId: item, number: 1, form: aFormContent() },
      answers: { medicine: 'no', sleep: null },
    })
    dataOf(await browser.call('POST', 'withdrawal'))
    dataOf(await answer(browser, item, 'medicine', 'yes', 2))
    expect((await itemOf(browser, 'form')).pages[1]).toMatchObject({ answers: { answer: 'Ibuprofen' } })
    expect(
      (await auditTrail(test, practice, 'packet', packet.id)).filter(({ action }) => action === 'viewed'),
    ).toHaveLength(1)
  })

  rule('the page of a question is reached by any name that a question may have', async () => {
    const ids = ['a', `Q-1_${'x'.repeat(36)}`, 'check', 'card', '0']
    const items = ids.map((id) => aFormItem({ id, label: id }))
    const { browser, item } = await aFiller(await addForm(desk, { items }))
    for (const id of ids) expect((await answer(browser, item, id, 'Words')).status, id).toBe(200)
    for (const id of ['a.b', 'x'.repeat(41), '-a', 'ä']) {
      const refused = await owner.request(
        'POST',
        path(),
        aFormContent({ items: [aFormItem(), { ...aFormItem(), id }] }),
      )
      expect(refused.status, id).toBe(422)
    }
  })

  rule('a packet keeps the version that it was sent with', async () => {
    const form = await addForm(desk)
    const { browser, item } = await aFiller(form)
    const content = aFormContent({ items: [aFormItem({ id: 'new', kind: 'yes_no' })] })
    dataOf(await publish(await saved(form, content)))
    expect((await itemOf(browser, 'form')).form).toEqual(aFormContent())
    expect((await answer(browser, item, 'new', 'yes')).status).toBe(404)
    expect((await answer(browser, item, 'health', 'yes')).status).toBe(404)
    expect((await packetNow())?.items).toMatchObject([
      { kind: 'form', form: { number: 1, title: 'Your health' } },
    ])
  })

  rule(
    'each answer that the practice watches reaches the clinician as soon as it is given, and once',
    async () => {
      const watched = aFormItem({ id: 'safe', kind: 'yes_no', label: 'Are you safe?', alerts: ['no'] })
      const other = aFormItem({ id: 'home', kind: 'yes_no', label: 'At home?', alerts: ['no'] })
      const { browser, item } = await aFiller(await addForm(desk, { items: [watched, other] }))
      const alerts = async () =>
        (await notified(practice, desk.clinician)).filter(({ event }) => event === 'measure_alert')
      dataOf(await answer(browser, item, 'safe', 'yes'))
      expect(await alerts()).toEqual([])
      dataOf(await answer(browser, item, 'safe', 'no', 1))
      dataOf(await answer(browser, item, 'safe', 'no', 2))
      expect((await alerts()).map(({ subject }) => subject)).toEqual([
        expect.stringContaining('gave an answer in their forms that you want to know of at once'),
      ])
      dataOf(await answer(browser, item, 'home', 'no'))
      expect(await alerts()).toHaveLength(2)
    },
  )

  rule('answers of a clinical form are for those who read notes, of any other for who reviews', async () => {
    const items = [aFormItem({ id: 'q' })]
    const [clinical, open] = [
      await addForm(desk, { items }),
      await addForm(desk, { items, isClinical: false }),
    ]
    const packet = await sendPacket(desk, [], [], [clinical.id, open.id])
    const browser = await aVerifiedBrowser(desk)
    for (const { id } of (await formsOf(browser)).items) dataOf(await answer(browser, id, 'q', 'Words'))
    dataOf(await browser.call('POST', 'submit'))
    const read = async (by: SignedInPerson) =>
      Promise.all(
        packet.items.map(async ({ id }) => {
          const { status } = await by.request('GET', `${desk.path}/${packet.id}/items/${id}/answers`)
          return status
        }),
      )
    expect(await read(desk.clinician)).toEqual([200, 200])
    expect(await read(await practice.as('Scheduler'))).toEqual([403, 200])
    const own = await aPersonWhoMay(test, practice, 'Read-only', [
      ...(['clients:view', 'onboarding:review', 'notes:view:own'] as const),
    ])
    expect(await read(own)).toEqual([404, 200])
  })

  rule('a form is sent back, answered anew, waived, and asked for with what is there already', async () => {
    const form = await addForm(desk, { items: [aFormItem({ id: 'q' })] })
    const { browser, item, packet } = await aFiller(form)
    const more = { items: [], forms: [form.id] }
    expect(refusal(await owner.request('POST', `${desk.path}/${packet.id}/items`, more))).toEqual([
      ...[422, 'validation_failed', 'forms.0'],
    ])
    const next = await addForm(desk, { title: 'Next' })
    const added = await owner.request('POST', `${desk.path}/${packet.id}/items`, {
      items: [],
      forms: [next.id],
    })
    const waived = dataOf<Packet>(added).items[1]?.id
    dataOf(
      await owner.request('POST', `${desk.path}/${packet.id}/items/${waived}/waiver`, { reason: 'Later' }),
    )
    dataOf(await answer(browser, item, 'q', 'Words'))
    dataOf(await browser.call('POST', 'submit'))
    const comments = [{ itemId: item, comment: 'Please say more' }]
    const version = (await packetNow())?.version
    dataOf(await owner.request('POST', `${desk.path}/${packet.id}/return`, { comments, version }))
    const again = await aVerifiedBrowser(desk)
    expect((await itemOf(again, 'form')).state).toBe('returned')
    dataOf(await answer(again, item, 'q', 'More words', 1))
    dataOf(await again.call('POST', 'submit'))
    expect((await packetNow())?.status).toBe('submitted')
  })
})
