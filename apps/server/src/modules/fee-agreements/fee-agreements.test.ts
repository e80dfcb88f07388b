import type {
  Appointment,
  AuditEvent,
  FeeAgreement,
  FeeAgreementInput,
  Page,
  Service,
} from '@oaklet/api/contract'
import { aFeeAgreementInput } from '@oaklet/api/testing'
import { describe, expect } from 'vitest'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

const FULL_CENTS = 14_500

onOneDatabase('fee agreements', (test, rule) => {
  async function aDesk() {
    test.clock.set('2026-11-17T14:00:00Z')
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const client = await addClient(practice, owner)
    const path = (rest = '', clientId = client.id) =>
      practice.path(`clients/${clientId}/fee-agreements${rest}`)
    const add = (changes: Partial<FeeAgreementInput> = {}) =>
      owner.request('POST', path(), aFeeAgreementInput(changes))
    const added = async (changes?: Partial<FeeAgreementInput>) => dataOf<FeeAgreement>(await add(changes))
    const change = ({ id, version }: FeeAgreement, changes: Partial<FeeAgreementInput>) =>
      owner.request('PUT', path(`/${id}`), { ...aFeeAgreementInput(changes), version })
    const all = async () => dataOf<FeeAgreement[]>(await owner.request('GET', path()))
    const body = (changes: Parameters<typeof appointmentBody>[2] = {}) => {
      const who = { clientId: client.id, clinicianId: owner.staffId }
      const lines = [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: FULL_CENTS }]
      return appointmentBody(practice, who, { lines, ...changes })
    }
    const booked = (changes?: Parameters<typeof body>[0]) => book(practice, owner, body(changes))
    return { practice, owner, client, path, add, added, change, all, body, booked }
  }
  const feesOf = ({ lines }: Appointment) => lines.map(({ feeCents }) => feeCents)

  describe('what is agreed', () => {
    rule('is kept with its reason, changed and ended, the latest first', async () => {
      const { practice, owner, client, added, change, all } = await aDesk()
      const former = await added({ startsOn: '2026-01-01', endsOn: '2026-10-31', feeCents: 8_000 })
      const first = await added()
      expect(first).toMatchObject({ ...aFeeAgreementInput(), clientId: client.id, version: 1 })
      const ended = dataOf<FeeAgreement>(
        await change(first, { endsOn: '2026-11-30', reason: 'New job', agreedBy: 'Mari Vega' }),
      )
      expect(ended).toMatchObject({ endsOn: '2026-11-30', reason: 'New job', version: 2 })
      expect(await all()).toEqual([ended, former])
      expect(await auditTrail(test, practice, 'fee_agreement', first.id)).toEqual([
        {
          action: 'created',
          changed: Object.keys(aFeeAgreementInput()),
          userId: owner.userId,
        },
        { action: 'updated', changed: ['reason', 'agreedBy', 'endsOn'], userId: owner.userId },
      ])
      expect(refusal(await change(first, {}))).toEqual([409, 'stale_edit'])
    })

    rule('is one on each day for a service, and one for all others', async () => {
      const { owner, path, add, added, change } = await aDesk()
      const first = await added({ endsOn: '2026-12-31' })
      const again = [422, 'validation_failed', 'serviceCode']
      expect(refusal(await add({ startsOn: '2026-12-31' }))).toEqual(again)
      const later = await added({ startsOn: '2027-01-01' })
      expect(refusal(await change(first, { endsOn: null }))).toEqual(again)
      const percent = { serviceCode: null, feeCents: null, percentOff: 10 }
      await added(percent)
      expect(refusal(await add(percent))).toEqual(again)
      const inputs = [1, 2, 3].map(() => aFeeAgreementInput({ serviceCode: '90837' }))
      const answers = await Promise.all(inputs.map((input) => owner.request('POST', path(), input)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
      expect(refusal(await add({ serviceCode: 'NONE' }))).toEqual(again)
      expect((await change(later, { startsOn: '2027-02-01', feeCents: 9_500 })).status).toBe(200)
    })

    rule('stays as it was once it began before today, and is deleted only before that', async () => {
      const { practice, owner, path, added, change } = await aDesk()
      const begun = await added({ startsOn: '2026-11-16' })
      for (const changes of [{ feeCents: 1 }, { serviceCode: '90837' }, { startsOn: '2026-11-15' }]) {
        const [path] = Object.keys(changes)
        expect(refusal(await change(begun, { startsOn: '2026-11-16', ...changes }))).toEqual([
          422,
          'validation_failed',
          path,
        ])
      }
      const remove = ({ id }: FeeAgreement) => owner.request('DELETE', path(`/${id}`))
      expect(refusal(await remove(begun))).toEqual([409, 'transition_refused'])
      const today = await added({ serviceCode: '90837', startsOn: '2026-11-17' })
      const services = dataOf<Service[]>(await owner.request('GET', practice.path('services')))
      const named = services.find(({ code }) => code === '90837')?.id ?? ''
      const unused = await owner.request('DELETE', practice.path(`services/${named}`))
      expect(refusal(unused)).toEqual([409, 'transition_refused'])
      expect(dataOf(await remove(today))).toBeNull()
    })
  })

  describe('a session', () => {
    rule(
      'is booked at the agreed fee from then on, by its day, and keeps what it was booked at',
      async () => {
        const { practice, owner, added, body, booked } = await aDesk()
        const before = await booked()
        expect(feesOf(before)).toEqual([FULL_CENTS])
        await added({ startsOn: '2026-11-17', endsOn: '2026-11-30' })
        expect(feesOf(await booked({ startsAt: at('12:00'), endsAt: at('12:50') }))).toEqual([9_000])
        const day = '2026-12-01'
        expect(feesOf(await booked({ startsAt: at('12:00', day), endsAt: at('12:50', day) }))).toEqual([
          FULL_CENTS,
        ])
        const path = practice.path(`appointments/${before.id}`)
        const memo = { ...body({ memo: 'Bring the form' }), version: before.version }
        const kept = dataOf<Appointment>(await owner.request('PUT', path, memo))
        expect(feesOf(kept)).toEqual([FULL_CENTS])
      },
    )

    rule('that an insurer pays is booked at the full fee, also when that is said later', async () => {
      const { practice, owner, added, body, booked } = await aDesk()
      await added({ serviceCode: null, feeCents: null, percentOff: 50, startsOn: '2026-11-17' })
      expect(
        feesOf(await booked({ billingType: 'insurance', startsAt: at('15:00'), endsAt: at('16:00') })),
      ).toEqual([FULL_CENTS])
      const own = await booked()
      expect(feesOf(own)).toEqual([7_250])
      const path = practice.path(`appointments/${own.id}`)
      const lines = [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 7_250 }]
      const insured = { ...body({ billingType: 'insurance', lines }), version: own.version }
      expect(feesOf(dataOf(await owner.request('PUT', path, insured)))).toEqual([FULL_CENTS])
    })

    rule(
      'of several clients is booked at the full fee, as all of them are charged it; another fee stays as asked',
      async () => {
        const { practice, owner, client, added, booked } = await aDesk()
        const partner = await addClient(practice, owner)
        await added()
        for (const clientIds of [
          [partner.id, client.id],
          [client.id, partner.id],
        ]) {
          expect(feesOf(await booked({ clientIds, allowOverlap: true }))).toEqual([FULL_CENTS])
        }
        const lines = [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 12_000 }]
        expect(feesOf(await booked({ lines, startsAt: at('17:00'), endsAt: at('17:50') }))).toEqual([12_000])
      },
    )
  })

  rule('are seen by those who see invoices, and changed by those who change the billing', async () => {
    const { practice, owner, client, path, added, all } = await aDesk()
    const agreement = await added({ startsOn: '2026-11-17' })
    const statuses = async (ask: SignedInPerson['request'], at = path) => {
      const input = aFeeAgreementInput({ serviceCode: '90837', startsOn: '2026-11-17' })
      return [
        (await ask('GET', at())).status,
        (await ask('POST', at(), input)).status,
        (
          await ask('PUT', at(`/${agreement.id}`), {
            ...aFeeAgreementInput({ startsOn: '2026-11-17' }),
            version: 1,
          })
        ).status,
        (await ask('DELETE', at(`/${agreement.id}`))).status,
      ]
    }
    expect(await statuses(requester(test))).toEqual([401, 401, 401, 401])
    const looker = await aPersonWhoMay(test, practice, 'Read-only', ['invoices:view'])
    expect(await statuses(looker.request)).toEqual([200, 403, 403, 403])
    const stranger = await (await aPractice(test)).as('Owner')
    expect(await statuses(stranger.request)).toEqual([404, 404, 404, 404])
    const other = await addClient(practice, owner)
    expect(await statuses(owner.request, (rest) => path(rest, other.id))).toEqual([200, 200, 404, 404])
    expect(await all()).toEqual([agreement])
    const audit = `/api/v1/organizations/${practice.organizationId}/audit?resource=fee_agreement`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', audit))
    expect(items.map(({ recordName }) => recordName)).toContain(
      `90834 for ${client.firstName} ${client.lastName}`,
    )
    expect(await statuses((await practice.as('Biller')).request)).toEqual([200, 200, 200, 200])
  })
})
