import type { SearchAnswer, SearchGroup, SearchHit, SearchKind, Statement } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { auditEvents } from '../../db/schema/audit-table'
import { inTenant } from '../../db/tenant'
import type { SignedInPerson } from '../../testing/a-person'
import { aClaimDesk } from '../../testing/a-claim'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { billClient, draftStatement, sendStatement } from '../../testing/a-statement'
import { aBilledClient, addBiller, aPastSession, draftSuperbill, issueDraft } from '../../testing/a-superbill'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { draftEstimate, sendDraft } from '../../testing/an-estimate'
import { onEachDatabase } from '../../testing/on-each-database'

const nameOf = (hit: SearchHit): string => {
  switch (hit.kind) {
    case 'client':
    case 'clinician':
      return hit.name
    case 'appointment':
      return hit.clientNames.join(' and ')
    case 'claim':
      return `${hit.pcn} ${hit.clientName}`
    case 'invoice':
    case 'superbill':
    case 'statement':
    case 'estimate':
      return `${hit.number ?? 'draft'} ${hit.clientName}`
  }
}

onEachDatabase('search', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Dr. Imani Cole' })
    const add = (firstName: string, lastName: string, overrides = {}) =>
      addClient(practice, owner, { firstName, lastName, ...overrides })
    return { practice, owner, add }
  }
  const suggest = (practice: TestPractice, who: SignedInPerson, q: string) =>
    who.request('GET', practice.path(`search/suggestions?${new URLSearchParams({ q }).toString()}`))
  const ask = async (practice: TestPractice, who: SignedInPerson, q: string) =>
    (await who.request('GET', practice.path(`search?${new URLSearchParams({ q }).toString()}`)))
      .data as SearchAnswer
  const found = async (practice: TestPractice, who: SignedInPerson, q: string, kind: SearchKind) => {
    const groups = (await suggest(practice, who, q)).data as SearchGroup[]
    return groups.find((group) => group.kind === kind)?.hits.map(nameOf) ?? []
  }

  describe('clients', () => {
    rule.each([
      ['lindqvist'],
      ['LINDQV'],
      ['maya lindqvist'],
      ['lindqvist, maya'],
      ['may lindq'],
      ['linqvist'],
      ['lindquist'],
      ['maia lindqvist'],
      ['mai linqvist'],
      ['(518) 555-0142'],
      ['maya@mail'],
    ])('are found by %j', async (q) => {
      const { practice, owner, add } = await aDesk()
      const contact = { mayEmail: true, mayText: true, mayVoicemail: true }
      await add('Maya', 'Lindqvist', {
        preferredName: 'Mai',
        contacts: [
          { kind: 'mobile', value: '+1 518 555 0142', ...contact },
          { kind: 'email', value: 'Maya@mail.example', ...contact },
        ],
      })
      await add('Tobias', 'Okafor')
      expect(await found(practice, owner, q, 'client')).toEqual(['Mai Lindqvist'])
    })

    rule.each([['renee'], ['Renée'], ['o’brien'], ["o'brien"], ['brien renee']])(
      'with accents and apostrophes are found by %j',
      async (q) => {
        const { practice, owner, add } = await aDesk()
        await add('Renée', 'O’Brien')
        expect(await found(practice, owner, q, 'client')).toEqual(['Renée O’Brien'])
      },
    )

    rule.each([['zzzqqq'], ['maya okafor'], ['lim'], ['mal'], ['%%%'], ['___'], ['’’’'], ['\\\\\\']])(
      'are not found by %j',
      async (q) => {
        const { practice, owner, add } = await aDesk()
        await add('Maya', 'Lindqvist')
        await add('Tobias', 'Okafor')
        const answer = await suggest(practice, owner, q)
        expect([answer.status, answer.data]).toEqual([200, []])
      },
    )

    rule('are found by what is like their name only when nobody is called as typed', async () => {
      const { practice, owner, add } = await aDesk()
      await add('Søren', 'Lind')
      await add('Loren', 'Sorel')
      await add('Ana', 'Martines')
      await add('Ana', 'Martin')
      expect(await found(practice, owner, 'soren', 'client')).toEqual(['Søren Lind'])
      expect(await found(practice, owner, 'martinez', 'client')).toEqual(['Ana Martines', 'Ana Martin'])
    })

    rule('are found by their new name once it is changed, and no more by the old', async () => {
      const { practice, owner, add } = await aDesk()
      const client = await add('Maya', 'Lindqvist')
      const { type, firstName, preferredName, pronouns, dateOfBirth, administrativeSex, address } = client
      const { contacts, primaryClinicianId, locationId, tags, status, version } = client
      const { referralSource } = client
      const care = { primaryClinicianId, locationId, referralSource, tags, status }
      const kept = { contacts, ...care, version }
      const names = { type, firstName, preferredName, pronouns, dateOfBirth, administrativeSex, address }
      const body = { ...kept, ...names, lastName: 'Arden' }
      expect((await owner.request('PUT', practice.path(`clients/${client.id}`), body)).status).toBe(200)
      expect(await found(practice, owner, 'arden', 'client')).toEqual(['Maya Arden'])
      expect(await found(practice, owner, 'lindqvist', 'client')).toEqual([])
    })

    rule('are five also where each has several words that begin so', async () => {
      const { practice, owner, add } = await aDesk()
      for (const letter of 'abcdefg') {
        await add(`Zor${letter}a`, `Zor${letter}c`, { preferredName: `Zor${letter}b` })
      }
      const [group] = (await suggest(practice, owner, 'zor')).data as SearchGroup[]
      expect([group?.hits.length, group?.hasMore]).toEqual([5, true])
    })

    rule('are five at most, and it is said that there are more', async () => {
      const { practice, owner, add } = await aDesk()
      for (const name of ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fay']) await add(name, 'Vega')
      const [group] = (await suggest(practice, owner, 'vega')).data as SearchGroup[]
      expect([group?.hits.length, group?.hasMore]).toEqual([5, true])
      const { groups } = await ask(practice, owner, 'vega')
      expect([groups[0]?.hits.length, groups[0]?.hasMore]).toEqual([6, false])
    })
  })

  describe('other records', () => {
    async function aDayOfWork() {
      const desk = await aDesk()
      const { practice, owner } = desk
      const client = await desk.add('Maya', 'Lindqvist')
      const who = { clientId: client.id, clinicianId: owner.staffId }
      await book(practice, owner, appointmentBody(practice, who))
      const later = { startsAt: at('10:00', '2026-12-24'), endsAt: at('10:50', '2026-12-24') }
      await book(practice, owner, appointmentBody(practice, who, later))
      const draft = await draftInvoice(practice, owner, invoiceInput(client.id, 12_000))
      const issued = await issue(practice, owner, draft)
      return { ...desk, client, number: issued.number ?? 0 }
    }

    rule('appointments are found by their client, those nearest to now first', async () => {
      const { practice, owner } = await aDayOfWork()
      const groups = (await suggest(practice, owner, 'lindqvst')).data as SearchGroup[]
      const hits = groups.find(({ kind }) => kind === 'appointment')?.hits
      const starts = [at('10:00'), at('10:00', '2026-12-24')]
      expect(hits).toMatchObject(starts.map((startsAt) => ({ startsAt, clinicianName: 'Dr. Imani Cole' })))
    })

    rule('appointments are found by their date', async () => {
      const { practice, owner } = await aDayOfWork()
      expect(await found(practice, owner, 'dec 24', 'appointment')).toEqual(['Maya Lindqvist'])
      expect(await found(practice, owner, 'dec 25', 'appointment')).toEqual([])
    })

    rule('invoices are found by their number and by their client', async () => {
      const { practice, owner, number } = await aDayOfWork()
      const invoice = [`${number} Maya Lindqvist`]
      expect(await found(practice, owner, `invoice ${number}`, 'invoice')).toEqual(invoice)
      expect(await found(practice, owner, 'linqvist', 'invoice')).toEqual(invoice)
      expect(await found(practice, owner, 'invoice 999', 'invoice')).toEqual([])
    })

    rule('claims are found by their control number and by their client', async () => {
      const { practice, owner, made } = await aClaimDesk(test)
      const claim = [`${(await made()).pcn} Mari Vega`]
      for (const q of ['K000000018', 'k00000001', 'claim K000000018', 'Claim 00000001', 'vega']) {
        expect([q, await found(practice, owner, q, 'claim')]).toEqual([q, claim])
      }
      expect(await found(practice, owner, 'K000000026', 'claim')).toEqual([])
      expect(await found(practice, owner, '000000018', 'claim')).toEqual([])
      for (const role of ['Scheduler', 'Clinician'] as const) {
        expect(await found(practice, await practice.as(role), 'K000000018', 'claim')).toEqual([])
      }
      const elsewhere = await (await aPractice(test)).as('Owner')
      expect((await suggest(practice, elsewhere, 'K000000018')).status).toBe(404)
    })

    rule('superbills are found by their number', async () => {
      const { practice, owner } = await aDesk()
      await addBiller(practice, owner)
      const client = await aBilledClient(practice, owner)
      await aPastSession(practice, owner, { client })
      const { number } = await issueDraft(practice, owner, await draftSuperbill(practice, owner, client))
      expect(await found(practice, owner, `superbill ${number}`, 'superbill')).toEqual([
        `${number} Mari Vega`,
      ])
      expect(await found(practice, owner, 'superbill 999', 'superbill')).toEqual([])
      const scheduler = await practice.as('Scheduler')
      expect(await found(practice, scheduler, `superbill ${number}`, 'superbill')).toEqual([])
    })

    rule('Good Faith Estimates are found by their number', async () => {
      const { practice, owner } = await aDesk()
      await addBiller(practice, owner)
      const client = await aBilledClient(practice, owner)
      const { number } = await sendDraft(practice, owner, await draftEstimate(practice, owner, client))
      expect(await found(practice, owner, `estimate ${number}`, 'estimate')).toEqual([`${number} Mari Vega`])
      expect(await found(practice, owner, 'estimate 999', 'estimate')).toEqual([])
      const scheduler = await practice.as('Scheduler')
      expect(await found(practice, scheduler, `estimate ${number}`, 'estimate')).toEqual([])
    })

    rule('statements are found by their number, once they are sent', async () => {
      const { practice, owner } = await aDesk()
      await addBiller(practice, owner)
      const client = await aBilledClient(practice, owner)
      await billClient(practice, owner, client.id, 900)
      const sent = await sendStatement(practice, owner, await draftStatement(practice, owner, client.id))
      const { number } = dataOf<Statement>(sent)
      await draftStatement(practice, owner, client.id)
      expect(await found(practice, owner, `statement ${number}`, 'statement')).toEqual([
        `${number} Mari Vega`,
      ])
      expect(await found(practice, owner, 'statement 999', 'statement')).toEqual([])
      const own = await practice.as('Clinician (own clients)')
      const scheduler = await practice.as('Scheduler')
      for (const other of [own, scheduler]) {
        expect(await found(practice, other, `statement ${number}`, 'statement')).toEqual([])
      }
    })

    rule('clinicians are found by a name that is like the words', async () => {
      const { practice, owner } = await aDayOfWork()
      expect(await found(practice, owner, 'immani', 'clinician')).toEqual(['Dr. Imani Cole'])
      expect(await found(practice, owner, 'lindqvist', 'clinician')).toEqual([])
      await practice.as('Clinician', { name: 'Dr. Søren Coles' })
      expect(await found(practice, owner, 'soren', 'clinician')).toEqual(['Dr. Søren Coles'])
      expect(await found(practice, owner, 'cole', 'clinician')).toEqual(['Dr. Imani Cole', 'Dr. Søren Coles'])
    })

    rule('the answer stands above all that was found, and says when nothing was', async () => {
      const { practice, owner } = await aDayOfWork()
      const answer = await ask(practice, owner, 'lindqvist')
      expect(answer.answer).toMatch(/^Oaklet AI can’t answer in words yet\./)
      expect(answer.groups.map(({ kind }) => kind)).toEqual(['client', 'appointment', 'invoice'])
      const nothing = await ask(practice, owner, 'zzzqqq')
      expect(nothing.answer).toMatch(/nothing in your practice’s records matches/)
      expect(nothing.groups).toEqual([])
    })

    rule('nobody finds what their role doesn’t show', async () => {
      const { practice } = await aDayOfWork()
      const kinds = async (role: 'Scheduler' | 'Biller' | 'Read-only') =>
        ((await suggest(practice, await practice.as(role), 'lindqvist')).data as SearchGroup[]).map(
          ({ kind }) => kind,
        )
      expect(await kinds('Scheduler')).toEqual(['client', 'appointment'])
      expect(await kinds('Biller')).toEqual(['client', 'appointment', 'invoice'])
      expect(await kinds('Read-only')).toEqual(['client', 'appointment', 'invoice'])
    })

    rule('a role for own clients finds nothing of the others’', async () => {
      const { practice, owner, add, number } = await aDayOfWork()
      const clinician = await practice.as('Clinician (own clients)', { name: 'Sam Ortiz' })
      for (const q of ['lindqvist', 'linqvist', `invoice ${number}`, 'dec 24', 'imani cole']) {
        expect([q, (await suggest(practice, clinician, q)).data]).toEqual([q, []])
      }
      const own = await add('Mayra', 'Lindqvist', { primaryClinicianId: clinician.staffId })
      await draftInvoice(practice, owner, invoiceInput(own.id, 5_000))
      const times = { startsAt: at('15:00', '2026-12-24'), endsAt: at('15:50', '2026-12-24') }
      const who = { clientId: own.id, clinicianId: clinician.staffId }
      await book(practice, owner, appointmentBody(practice, who, times))
      for (const [kind, names] of [
        ['client', ['Mayra Lindqvist']],
        ['appointment', ['Mayra Lindqvist']],
        ['invoice', ['draft Mayra Lindqvist']],
      ] as const) {
        expect(await found(practice, clinician, 'linqvist', kind)).toEqual(names)
      }
      expect(await found(practice, clinician, 'sam ortiz', 'clinician')).toEqual(['Sam Ortiz'])
    })

    rule('another practice and another organization find nothing', async () => {
      const { practice } = await aDayOfWork()
      const next = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
      const other = await aPractice(test)
      for (const [who, practiceId] of [
        [next, practice.otherPracticeId],
        [await other.as('Owner'), other.practiceId],
      ] as const) {
        const path = `/api/v1/practices/${practiceId}/search/suggestions?q=lindqvist`
        expect((await who.request('GET', path)).data).toEqual([])
        expect((await who.request('GET', practice.path('search?q=lindqvist'))).status).toBe(404)
      }
    })
  })

  rule.each(['search/suggestions?q=ab', 'search/suggestions?q=%20ab%20', 'search?q=', 'search'])(
    '%s is refused at its field',
    async (path) => {
      const { practice, owner } = await aDesk()
      const answer = await owner.request('GET', practice.path(path))
      expect([answer.status, answer.body.fieldErrors?.[0]?.path]).toEqual([422, 'q'])
    },
  )

  rule('is noted in no audit', async () => {
    const { practice, owner, add } = await aDesk()
    await add('Maya', 'Lindqvist')
    const count = () => inTenant(test.deps.db, practice.organizationId, (tx) => tx.select().from(auditEvents))
    const before = (await count()).length
    await ask(practice, owner, 'lindqvist')
    expect(await count()).toHaveLength(before)
  })
})
