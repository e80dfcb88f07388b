import type { BillingHome, Client, CreateAppointmentBody, EstimatesDue } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { addCoverage, insertPayer } from '../../testing/a-coverage'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { aBilledClient, addBiller } from '../../testing/a-superbill'
import { askToSend, draftEstimate, sendDraft } from '../../testing/an-estimate'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'

/** Today is Tuesday, Nov 17, 2026. Ten business days on it is Dec 2, as Nov 26 is Thanksgiving. */
onOneDatabase('estimates that are due', (test, rule) => {
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    const bookFor = (day: string, changes: Partial<CreateAppointmentBody> = {}, of: Client = client) => {
      const times = { startsAt: at('10:00', day), endsAt: at('10:50', day), allowOverlap: true }
      const who = { clientId: of.id, clinicianId: owner.staffId }
      return book(practice, owner, appointmentBody(practice, who, { ...times, ...changes }))
    }
    const due = async (by: SignedInPerson = owner, query = ''): Promise<EstimatesDue> =>
      dataOf(await by.request('GET', practice.path(`estimates-due${query}`)))
    return { practice, owner, client, bookFor, due }
  }

  describe('a booked self-pay session', () => {
    rule('ten business days ahead asks for one within three', async () => {
      const { owner, client, bookFor, due } = await aDesk()
      await bookFor('2026-12-09')
      await bookFor('2026-12-02')
      expect(await due()).toEqual({
        items: [
          {
            client: { id: client.id, name: 'Mari Vega' },
            clinician: { id: owner.staffId, name: 'Olivia Bennett' },
            ...{ cause: 'scheduled', firstOn: '2026-12-02', dueOn: '2026-11-20', isOverdue: false },
            ...{ period: { from: '2026-12-02', to: '2026-12-09' }, draftId: null },
          },
        ],
        count: 1,
      })
    })

    rule('sooner asks for one within one, and too soon for none', async () => {
      const { bookFor, due } = await aDesk()
      await bookFor('2026-11-19')
      expect((await due()).items).toEqual([])
      await bookFor('2026-11-20')
      expect((await due()).items).toMatchObject([{ dueOn: '2026-11-18', firstOn: '2026-11-20' }])
    })

    rule('is overdue once that day is over', async () => {
      const { bookFor, due } = await aDesk()
      await bookFor('2026-12-02')
      test.clock.set('2026-11-20T23:00:00Z')
      expect((await due()).items).toMatchObject([{ isOverdue: false }])
      test.clock.set('2026-11-21T15:00:00Z')
      expect((await due()).items).toMatchObject([{ isOverdue: true }])
    })

    rule('that is cancelled, over, or more than a year away asks for none', async () => {
      const { practice, owner, bookFor, due } = await aDesk()
      await setStatus(practice, owner, await bookFor('2026-12-02'), 'cancelled_client')
      await bookFor('2027-11-20')
      expect((await due()).items).toEqual([])
    })
  })

  describe('insurance', () => {
    rule('that is in force on the day makes it unnecessary, unless the session is self-pay', async () => {
      const { practice, owner, client, bookFor, due } = await aDesk()
      const payerId = await insertPayer(test, practice)
      const inForce = { effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' }
      await addCoverage(practice, owner, client.id, { payerId, ...inForce })
      const insured = { billingType: 'insurance' } as const
      await bookFor('2026-12-31', insured)
      expect((await due()).items).toEqual([])
      await bookFor('2027-01-05', insured)
      expect((await due()).items).toMatchObject([{ firstOn: '2027-01-05' }])
      await bookFor('2026-12-04')
      expect((await due()).items).toMatchObject([{ firstOn: '2026-12-04' }])
    })

    rule('that is inactive counts for nothing', async () => {
      const { practice, owner, client, bookFor, due } = await aDesk()
      const payerId = await insertPayer(test, practice)
      const old = { effectiveFrom: '2026-01-01', effectiveTo: null, status: 'inactive' } as const
      await addCoverage(practice, owner, client.id, { payerId, ...old })
      await bookFor('2026-12-04', { billingType: 'insurance' })
      expect((await due()).items).toHaveLength(1)
    })
  })

  describe('a sent estimate', () => {
    rule(
      'covers the sessions of its period, services and fees; a draft waits beside what is due',
      async () => {
        const { practice, owner, client, bookFor, due } = await aDesk()
        await bookFor('2026-12-02')
        const draft = await draftEstimate(practice, owner, client)
        expect((await due()).items).toMatchObject([{ draftId: draft.id }])
        await sendDraft(practice, owner, draft)
        expect((await due()).items).toEqual([])
        await bookFor('2027-02-18')
        expect((await due()).items).toMatchObject([
          ...[
            { cause: 'scheduled', firstOn: '2027-02-18', period: { from: '2026-12-02', to: '2027-02-18' } },
          ],
        ])
      },
    )

    rule.each([
      ['another service', { serviceCode: '90837', modifiers: [], units: 1, feeCents: 15_000 }],
      ['a higher fee', { serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_100 }],
    ])('does not cover %s: a new one is due on the business day before', async (_, line) => {
      const { practice, owner, client, bookFor, due } = await aDesk()
      await bookFor('2026-12-02')
      await sendDraft(practice, owner, await draftEstimate(practice, owner, client))
      await bookFor('2026-12-07', { lines: [line] })
      expect((await due()).items).toMatchObject([
        { cause: 'changed', firstOn: '2026-12-07', dueOn: '2026-12-04' },
      ])
    })

    rule('of another clinician covers nothing', async () => {
      const { practice, owner, client, bookFor, due } = await aDesk()
      const other = await practice.as('Clinician')
      await bookFor('2026-12-02')
      await sendDraft(
        ...([practice, owner] as const),
        await draftEstimate(practice, owner, client, { clinicianId: other.staffId }),
      )
      expect((await due()).items).toMatchObject([{ clinician: { id: owner.staffId } }])
    })
  })

  rule('one that the client asked for is due within three business days, until it is sent', async () => {
    const { practice, owner, client, due } = await aDesk()
    const asked = { reason: 'requested', askedOn: '2026-11-16' } as const
    const draft = await draftEstimate(practice, owner, client, asked)
    expect((await due()).items).toMatchObject([
      {
        ...{ cause: 'requested', dueOn: '2026-11-19', draftId: draft.id },
        ...{ firstOn: null, period: null },
      },
    ])
    await askToSend(practice, owner, draft)
    expect((await due()).items).toEqual([])
  })

  rule('come by the day on which they are due, of one client alone where asked', async () => {
    const { practice, owner, client, bookFor, due } = await aDesk()
    const other = await addClient(practice, owner, { firstName: 'Bo', lastName: 'Zola' })
    await bookFor('2026-12-02')
    await bookFor('2026-11-24', {}, other)
    expect((await due()).items.map(({ dueOn, client: { name } }) => `${dueOn} ${name}`)).toEqual([
      ...['2026-11-18 Bo Zola', '2026-11-20 Mari Vega'],
    ])
    expect((await due(owner, `?clientId=${client.id}`)).items).toMatchObject([{ client: { id: client.id } }])
  })

  rule(
    'are counted by the home of the billing, for who sees only their own clients among these',
    async () => {
      const { practice, owner, bookFor, due } = await aDesk()
      const own = await practice.as('Clinician (own clients)')
      const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
      await bookFor('2026-12-02')
      await bookFor('2026-11-24', {}, theirs)
      const home = async (by: SignedInPerson) =>
        dataOf<BillingHome>(await by.request('GET', practice.path('billing'))).estimatesDue
      expect(await home(owner)).toEqual({ count: 2, firstDueOn: '2026-11-18' })
      expect(await home(own)).toEqual({ count: 1, firstDueOn: '2026-11-18' })
      expect((await due(own)).items).toMatchObject([{ client: { id: theirs.id } }])
    },
  )
})
