import type { TimelineEntry } from '@oaklet/api/contract'
import { type Client, type Page, TIMELINE_KINDS } from '@oaklet/api/contract'
import { aClientFileInput } from '@oaklet/api/testing'
import { expect } from 'vitest'
import { clientInput } from '../../testing/a-client'
import { addDocument, sendInForms } from '../../testing/a-packet'
import { recordMeasure } from '../../testing/a-measure'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { billClient, draftStatement, sendStatement } from '../../testing/a-statement'
import { addBiller, aBilledClient, aPastSession, draftSuperbill, issueDraft } from '../../testing/a-superbill'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { draftEstimate, sendDraft } from '../../testing/an-estimate'
import { payFor } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('the timeline of a client', (test, rule) => {
  /** A client with whom something of each kind has happened. */
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { isClinician: true, name: 'Olivia Wren' })
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    const path = (rest = '', { id } = client) => practice.path(`clients/${id}/timeline${rest}`)
    const list = async (query = '', by: SignedInPerson = owner) =>
      dataOf<Page<TimelineEntry>>(await by.request('GET', path(query)))
    const kinds = async (query?: string, by?: SignedInPerson) =>
      new Set((await list(query, by)).items.map(({ kind }) => kind))

    const session = await aPastSession(practice, owner, { client })
    await recordMeasure(practice, owner, client.id, { takenOn: '2026-11-10' })
    const { id: documentId } = await addDocument({ practice, owner })
    await sendInForms(test, practice, owner, client, [documentId])
    const files = practice.path(`clients/${client.id}/files`)
    for (const category of ['insurance', 'clinical']) {
      await owner.request('POST', files, { ...aClientFileInput(), title: category, category })
    }
    const invoice = await billClient(practice, owner, client.id, 12_000)
    await payFor(practice, owner, invoice, 2_000, { receivedOn: '2026-11-16' })
    await issueDraft(practice, owner, await draftSuperbill(practice, owner, client))
    await sendStatement(practice, owner, await draftStatement(practice, owner, client.id))
    const ahead = { startsAt: at('10:00', '2026-11-24'), endsAt: at('10:50', '2026-11-24') }
    const who = { clientId: client.id, clinicianId: owner.staffId }
    await book(practice, owner, appointmentBody(practice, who, ahead))
    await sendDraft(practice, owner, await draftEstimate(practice, owner, client))
    const { version } = dataOf<Client>(await owner.request('GET', practice.path(`clients/${client.id}`)))
    const inactive = { ...clientInput(), ...client, status: 'inactive', version }
    dataOf(await owner.request('PUT', practice.path(`clients/${client.id}`), inactive))
    return { practice, owner, client, session, path, list, kinds }
  }

  rule('tells all that has happened, the latest first, and nothing that is still ahead', async () => {
    const { session, list } = await aDesk()
    const { items, total } = await list()
    const known = new Set<string>(Object.values(TIMELINE_KINDS).flat())
    expect(new Set(items.map(({ kind }) => kind))).toEqual(known)
    expect(total).toBe(items.length)
    const days = items.map(({ on }) => on)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(items.filter(({ kind }) => kind === 'appointment')).toEqual([
      {
        kind: 'appointment',
        ...{ id: session.id, on: '2026-10-06', at: session.startsAt },
        ...{ status: 'completed', service: session.lines[0]?.label, clinicianName: 'Olivia Wren' },
      },
    ])
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'payment', on: '2026-11-16', method: 'cash', amountCents: 2_000 }),
    )
    expect(items).toContainEqual(expect.objectContaining({ kind: 'measure', on: '2026-11-10' }))
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'status_changed', from: 'active', to: 'inactive' }),
    )
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'invoice', totalCents: 12_000, isVoid: false }),
    )
  })

  rule('is the same in pages of any size, and narrowed to its parts', async () => {
    const { list } = await aDesk()
    const whole = (await list()).items
    for (const limit of [1, 3]) {
      const walked: TimelineEntry[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Page<TimelineEntry> = await list(
          `?limit=${limit}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        )
        expect(page.total).toBe(whole.length)
        walked.push(...page.items)
        cursor = page.nextCursor
      }
      expect(walked).toEqual(whole)
    }
    for (const [part, kinds] of Object.entries(TIMELINE_KINDS)) {
      expect((await list(`?part=${part}`)).items).toEqual(whole.filter(({ kind }) => kinds.includes(kind)))
    }
  })

  rule('shows each record to those alone who may see it', async () => {
    const { practice, client, list, kinds, path } = await aDesk()
    const manager = await practice.as('Practice Manager')
    expect(await list('', manager)).toEqual(await list())

    const scheduler = await practice.as('Scheduler')
    expect(await kinds('', scheduler)).toEqual(
      new Set(['client_added', 'status_changed', 'appointment', 'packet', 'signature', 'file']),
    )
    const files = (await list('?part=files', scheduler)).items
    expect(files).toMatchObject([{ title: 'insurance' }])
    expect(await list('?part=measures', scheduler)).toEqual({ items: [], nextCursor: null, total: 0 })

    const biller = await practice.as('Biller')
    const ofBiller = await kinds('', biller)
    expect(ofBiller.has('measure')).toBe(false)
    expect(TIMELINE_KINDS.billing.every((kind) => ofBiller.has(kind))).toBe(true)

    const clinician = await practice.as('Clinician (own clients)')
    expect(refusal(await clinician.request('GET', path()))).toEqual([404, 'not_found'])
    const mine = await addClient(practice, manager, { primaryClinicianId: clinician.staffId })
    expect(dataOf<Page<TimelineEntry>>(await clinician.request('GET', path('', mine))).items).toMatchObject([
      { kind: 'client_added', id: mine.id },
    ])
    const stranger = await (await aPractice(test)).as('Owner')
    expect(refusal(await stranger.request('GET', path('', client)))).toEqual([404, 'not_found'])
  })

  rule('refuses a cursor of another list', async () => {
    const { owner, path } = await aDesk()
    expect(refusal(await owner.request('GET', path('?cursor=nonsense')))).toEqual([
      ...[422, 'validation_failed', 'cursor'],
    ])
  })
})
