import type { Client, Payment, PaymentsPage } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { refund } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let mari: Client
let june: Client

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  mari = await addClient(practice, owner, { firstName: 'Mari', lastName: 'Vega' })
  june = await addClient(practice, owner, { firstName: 'June', lastName: 'Hale' })
})

const pay = async (amountCents: number, more: object = {}) =>
  dataOf<Payment>(
    await owner.request('POST', practice.path('payments'), {
      ...{ clientId: mari.id, method: 'cash', amountCents, receivedOn: '2026-11-17', reference: '' },
      allocations: [],
      ...more,
    }),
  )
const list = async (query = '', by = owner) =>
  dataOf<PaymentsPage>(await by.request('GET', practice.path(`payments${query}`)))
const amounts = ({ items }: PaymentsPage) => items.map(({ amountCents }) => amountCents)

describe('the payments of a practice', () => {
  it('stand with the newest first, and say what they come to', async () => {
    await pay(100, { receivedOn: '2026-11-01' })
    const { id } = await pay(300, { method: 'check', reference: '204', clientId: june.id })
    await pay(200, { receivedOn: '2026-10-31' })
    const page = await list()
    expect(page).toMatchObject({ total: 3, receivedCents: 600, nextCursor: null })
    expect(amounts(page)).toEqual([300, 100, 200])
    expect(page.items[0]).toEqual({
      id,
      client: { id: june.id, name: june.displayName },
      method: 'check',
      reference: '204',
      receivedOn: '2026-11-17',
      status: 'succeeded',
      amountCents: 300,
      refundedCents: 0,
      dispute: null,
      isCardCharge: false,
      currency: 'USD',
    })
  })

  it.each([
    ['?received=this_month', [300, 100]],
    ['?method=check', [300]],
    ['?q=hale', [300]],
    ['?q=nobody', []],
    ['?received=this_month&method=cash', [100]],
    ['?from=2026-10-31&to=2026-11-01', [100, 200]],
  ])('are narrowed by %s, and so is what they come to', async (query, wanted) => {
    await pay(100, { receivedOn: '2026-11-01' })
    await pay(300, { method: 'check', clientId: june.id })
    await pay(200, { receivedOn: '2026-10-31' })
    const page = await list(query)
    expect(amounts(page)).toEqual(wanted)
    expect(page.receivedCents).toBe(wanted.reduce((sum, cents) => sum + cents, 0))
    expect(page.total).toBe(wanted.length)
  })

  it('of one client are those alone', async () => {
    await pay(100)
    await pay(300, { clientId: june.id })
    expect(amounts(await list(`?clientId=${june.id}`))).toEqual([300])
  })

  it('go on from page to page without leaving out or repeating one', async () => {
    for (const cents of [1, 2, 3, 4, 5]) await pay(cents, { receivedOn: `2026-11-1${cents % 3}` })
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PaymentsPage = await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...amounts(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual([5, 2, 4, 1, 3])
  })

  it('say what was given back, and do not count what was entered by mistake', async () => {
    const [given, mistaken] = [await pay(500), await pay(900)]
    dataOf(await owner.request('POST', practice.path(`payments/${given.id}/refunds`), refund(200, null)))
    dataOf(await owner.request('POST', practice.path(`payments/${mistaken.id}/entered-in-error`), {}))
    const page = await list()
    expect(page.receivedCents).toBe(500)
    expect(page.items.map(({ status, refundedCents }) => [status, refundedCents])).toEqual([
      ['entered_in_error', 0],
      ['partially_refunded', 200],
    ])
  })

  it('are those of the own clients for who may see no others', async () => {
    const clinician = await practice.as('Clinician (own clients)')
    const own = await addClient(practice, owner, { primaryClinicianId: clinician.staffId })
    await pay(100)
    await pay(300, { clientId: own.id })
    const page = await list('', clinician)
    expect([amounts(page), page.total, page.receivedCents]).toEqual([[300], 1, 300])
  })
})
