import type { Client, Page, SuperbillCandidates, SuperbillSummary } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { appointmentClients } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { requester } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import {
  aBilledClient,
  addBiller,
  aPastSession,
  draftSuperbill,
  issueDraft,
  OCTOBER,
  stepOfSuperbill,
} from '../../testing/a-superbill'
import { addClient, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { readPdf } from '../../testing/read-pdf'
import { refusal } from '../../testing/refusal'

onOneDatabase('superbills as lists and files', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    await addBiller(practice, owner)
    return { practice, owner, client: await aBilledClient(practice, owner) }
  }

  const listed = async (practice: TestPractice, by: SignedInPerson, query = '') =>
    dataOf<Page<SuperbillSummary>>(await by.request('GET', practice.path(`superbills${query}`)))

  /** Two issued superbills of two clients in two months, and a draft. */
  async function aShelf() {
    const desk = await aDesk()
    const { practice, owner, client } = desk
    const other = await addClient(practice, owner, { firstName: 'Bo', lastName: 'Zola' })
    const sessionOf = (whose: Client, day: string) => aPastSession(practice, owner, { client: whose, day })
    await sessionOf(client, '2026-09-08')
    await sessionOf(client, '2026-10-06')
    await sessionOf(other, '2026-10-07')
    const september = { from: '2026-09-01', to: '2026-09-30' }
    const first = await issueDraft(practice, owner, await draftSuperbill(practice, owner, client, september))
    const second = await issueDraft(practice, owner, await draftSuperbill(practice, owner, other))
    const draft = await draftSuperbill(practice, owner, client)
    return { ...desk, other, first, second, draft }
  }

  describe('the list', () => {
    rule('has drafts first, then the highest number first, page by page', async () => {
      const { practice, owner, first, second, draft } = await aShelf()
      const page = await listed(practice, owner, '?limit=2')
      expect(page).toMatchObject({ items: [{ id: draft.id }, { id: second.id }], total: 3 })
      const rest = await listed(practice, owner, `?limit=2&cursor=${page.nextCursor}`)
      expect(rest.items.map(({ id }) => id)).toEqual([first.id])
      expect(rest.nextCursor).toBeNull()
      expect(page.items[0]).toMatchObject({ sessionCount: 1, chargedCents: 15_000, paidCents: 0 })
    })

    rule('narrows to a status, a client, an overlapping period, a number and a name', async () => {
      const { practice, owner, client, first, second, draft } = await aShelf()
      const ids = async (query: string) => (await listed(practice, owner, query)).items.map(({ id }) => id)
      expect(await ids('?status=issued')).toEqual([second.id, first.id])
      expect(await ids(`?clientId=${client.id}`)).toEqual([draft.id, first.id])
      expect(await ids('?from=2026-09-15&to=2026-09-20')).toEqual([first.id])
      expect(await ids('?from=2026-10-31')).toEqual([draft.id, second.id])
      expect(await ids('?q=%232')).toEqual([second.id])
      expect(await ids('?q=superbill 1')).toEqual([first.id])
      expect(await ids('?q=zola')).toEqual([second.id])
    })

    rule('counts by state', async () => {
      const { practice, owner, first, second } = await aShelf()
      await stepOfSuperbill(practice, owner, first, 'send', { how: 'handed_over', email: null })
      await stepOfSuperbill(practice, owner, second, 'void', { reason: 'Wrong client' })
      expect(dataOf(await owner.request('GET', practice.path('superbills/totals')))).toEqual({
        ...{ draftCount: 1, issuedCount: 0, sentCount: 1, voidCount: 1 },
      })
    })

    rule('counts what the filters leave', async () => {
      const { practice, owner, client } = await aShelf()
      const queries = ['status=issued', 'q=zola', `clientId=${client.id}`, 'from=2026-10-31', 'q=nobody']
      for (const query of queries) {
        const { items } = await listed(practice, owner, `?${query}`)
        const of = (status: string) => items.filter((one) => one.status === status).length
        const totals = await owner.request('GET', practice.path(`superbills/totals?${query}`))
        expect(totals.data).toEqual({
          ...{ draftCount: of('draft'), issuedCount: of('issued') },
          ...{ sentCount: of('sent'), voidCount: of('void') },
        })
      }
    })
  })

  describe('candidates', () => {
    const candidates = async (practice: TestPractice, by: SignedInPerson, more = '') => {
      const query = new URLSearchParams(OCTOBER).toString()
      const path = practice.path(`superbill-candidates?${query}${more}`)
      return dataOf<SuperbillCandidates>(await by.request('GET', path))
    }

    rule('are the clients and clinicians whose sessions are on no superbill, by name', async () => {
      const { practice, owner, client, draft } = await aShelf()
      const anna = await addClient(practice, owner, { firstName: 'Anna', lastName: 'Abel' })
      await aPastSession(practice, owner, { client: anna, day: '2026-10-12' })
      const second = { lines: [{ serviceCode: '90837', modifiers: [], units: 1, feeCents: 20_000 }] }
      await aPastSession(practice, owner, { client: anna, day: '2026-10-26' }, second)
      expect(await candidates(practice, owner)).toMatchObject({
        items: [
          {
            client: { id: anna.id, name: 'Anna Abel' },
            clinician: { id: owner.staffId, name: 'Olivia Bennett' },
            ...{ sessionCount: 2, firstOn: '2026-10-12', lastOn: '2026-10-26', chargedCents: 35_000 },
          },
        ],
        ...{ hasMore: false, currency: 'USD' },
      })
      await owner.request('DELETE', practice.path(`superbills/${draft.id}`))
      const names = (await candidates(practice, owner)).items.map((item) => item.client.name)
      expect(names).toEqual(['Anna Abel', 'Mari Vega'])
      const theirs = await candidates(practice, owner, `&clientId=${client.id}`)
      expect(theirs.items.map(({ sessionCount }) => sessionCount)).toEqual([1])
    })

    rule('lack what their drafts would lack', async () => {
      const { practice, owner, client } = await aDesk()
      await aPastSession(practice, owner, { client })
      const [candidate] = (await candidates(practice, owner)).items
      const { missing } = await draftSuperbill(practice, owner, client)
      expect(candidate?.missing).toEqual(missing)
    })

    rule('are 200 at most, and say that there are more', async () => {
      const { practice, owner, client } = await aDesk()
      const { id: appointmentId } = await aPastSession(practice, owner, { client })
      const { organizationId, practiceId } = practice
      const now = test.clock.now()
      const group = Array.from({ length: 200 }, () => ({
        ...{ organizationId, practiceId, id: test.deps.newId(), firstName: 'Ana', lastName: 'Abel' },
        ...({ type: 'adult', administrativeSex: 'unknown', status: 'active' } as const),
        ...{ contacts: [], tags: [], createdAt: now, updatedAt: now },
      }))
      await inTenant(test.deps.db, organizationId, async (tx) => {
        await tx.insert(clients).values(group)
        await tx.insert(appointmentClients).values(
          group.map(({ id: clientId }, position) => ({
            ...{ organizationId, appointmentId, clientId, position, attendance: 'present' as const },
          })),
        )
      })
      const { items, hasMore } = await candidates(practice, owner)
      expect([items.length, hasMore]).toEqual([200, true])
      expect(new Set(items.map((item) => item.client.name))).toEqual(new Set(['Ana Abel']))
    })

    rule.each([
      ['from=2026-10-01', 'to'],
      ['from=2026-10-02&to=2026-10-01', 'to'],
      ['from=2025-10-01&to=2026-10-31', 'to'],
    ])('are asked for a period of a year at most: %s', async (query, path) => {
      const { practice, owner } = await aDesk()
      const answer = await owner.request('GET', practice.path(`superbill-candidates?${query}`))
      expect(refusal(answer)).toEqual([422, 'validation_failed', path])
    })
  })

  describe('the file', () => {
    rule('is a PDF of what was issued, and its reading is audited', async () => {
      const { practice, owner, first } = await aShelf()
      const answer = await owner.request('GET', practice.path(`superbills/${first.id}/pdf`))
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="superbill-1.pdf"')
      expect((await readPdf(answer.bytes)).title).toBe('Superbill 1 · Oakwood Therapy Group PLLC')
      expect((await auditTrail(test, practice, 'superbill', first.id)).at(-1)).toMatchObject({
        ...{ action: 'exported', userId: owner.userId },
      })
    })

    rule('is not there for a draft', async () => {
      const { practice, owner, draft } = await aShelf()
      const answer = await owner.request('GET', practice.path(`superbills/${draft.id}/pdf`))
      expect(refusal(answer)).toEqual([409, 'transition_refused'])
    })
  })

  describe('access', () => {
    rule('a Biller sees the diagnoses, as superbills tell them', async () => {
      const { practice, first } = await aShelf()
      const biller = await practice.as('Biller')
      const answer = await biller.request('GET', practice.path(`superbills/${first.id}`))
      expect(answer.data).toMatchObject({ document: { lines: [{ diagnoses: ['F41.1', 'F33.1'] }] } })
    })

    rule(
      'who may make superbills and not see them makes complete ones without learning diagnoses',
      async () => {
        const { practice, owner, client } = await aDesk()
        const session = await aPastSession(practice, owner, { client })
        const maker = await aPersonWhoMay(test, practice, 'Scheduler', ['superbills:create'])
        const draft = await draftSuperbill(practice, maker, client, { clinicianId: owner.staffId })
        const issued = await issueDraft(practice, maker, draft)
        expect(issued.document.lines).toMatchObject([{ appointmentId: session.id, diagnoses: null }])
        const read = await owner.request('GET', practice.path(`superbills/${issued.id}`))
        expect(read.data).toMatchObject({ document: { lines: [{ diagnoses: ['F41.1', 'F33.1'] }] } })
        const file = await maker.request('GET', practice.path(`superbills/${issued.id}/pdf`))
        expect(refusal(file)).toEqual([403, 'forbidden'])
      },
    )

    /** Every call about superbills. */
    const calls = (id: string, client: Client, clinicianId: string) =>
      [
        ['GET', 'superbills', undefined],
        ['GET', 'superbills/totals', undefined],
        ['GET', `superbills/${id}`, undefined],
        ['GET', `superbills/${id}/pdf`, undefined],
        ['GET', 'superbill-candidates?from=2026-10-01&to=2026-10-31', undefined],
        ['POST', 'superbills', { clientId: client.id, clinicianId, ...OCTOBER }],
        ['POST', `superbills/${id}/issue`, { version: 2 }],
        ['POST', `superbills/${id}/send`, { version: 2, how: 'handed_over', email: null }],
        ['POST', `superbills/${id}/void`, { version: 2, reason: 'Wrong client' }],
        ['DELETE', `superbills/${id}`, undefined],
      ] as const

    rule('is refused without a session, and without a permission', async () => {
      const { practice, owner, client, first } = await aShelf()
      const anybody = requester(test)
      const supervisor = await practice.as('Supervisor')
      for (const [method, path, body] of calls(first.id, client, owner.staffId)) {
        expect((await anybody(method, practice.path(path), body)).status).toBe(401)
        expect((await supervisor.request(method, practice.path(path), body)).status).toBe(403)
      }
    })

    rule('reads but changes nothing for who may only read', async () => {
      const { practice, owner, client, first } = await aShelf()
      const reader = await aPersonWhoMay(test, practice, 'Read-only', ['superbills:view'])
      const answers: number[] = []
      for (const [method, path, body] of calls(first.id, client, owner.staffId)) {
        answers.push((await reader.request(method, practice.path(path), body)).status)
      }
      expect(answers).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403, 403])
    })

    rule('a superbill of another practice or organization isn’t there', async () => {
      const { practice, client, first } = await aShelf()
      const { otherPracticeId, practiceId } = practice
      const beside = await practice.as('Owner', { practiceIds: [practiceId, otherPracticeId] })
      const stranger = await (await aPractice(test)).as('Owner')
      const ofOne = calls(first.id, client, beside.staffId).filter(([, path]) => path.includes(first.id))
      for (const [method, path, body] of ofOne) {
        const elsewhere = `/api/v1/practices/${otherPracticeId}/${path}`
        expect((await beside.request(method, elsewhere, body)).status).toBe(404)
        expect((await stranger.request(method, practice.path(path), body)).status).toBe(404)
      }
    })
  })
})
