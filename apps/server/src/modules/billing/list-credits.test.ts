import type { Client, CreditsPage } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
})

const named = (firstName: string, lastName: string, more: object = {}) =>
  addClient(practice, owner, { firstName, lastName, ...more })
const pay = async ({ id }: Client, amountCents: number) => {
  await owner.request('POST', practice.path('payments'), {
    ...{
      clientId: id,
      method: 'cash',
      amountCents,
      receivedOn: '2026-11-17',
      reference: '',
      allocations: [],
    },
  })
}
const list = async (query = '', by = owner) =>
  dataOf<CreditsPage>(await by.request('GET', practice.path(`billing/credits${query}`)))
const names = ({ items }: CreditsPage) => items.map(({ client }) => client.name)

describe('the clients who have credit', () => {
  it('stand by name, each with the credit and what open invoices ask beside it', async () => {
    const [vega, hale] = [await named('Mari', 'Vega'), await named('June', 'Hale')]
    await named('Ann', 'Without')
    await pay(vega, 500)
    await pay(vega, 200)
    await pay(hale, 900)
    await issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(hale.id, 4000)))
    expect(await list()).toEqual({
      items: [
        { client: { id: hale.id, name: 'June Hale' }, creditCents: 900, owedCents: 4000, currency: 'USD' },
        { client: { id: vega.id, name: 'Mari Vega' }, creditCents: 700, owedCents: 0, currency: 'USD' },
      ],
      total: 2,
      nextCursor: null,
      creditCents: 1600,
    })
  })

  it('are no longer there once the credit is put on an invoice', async () => {
    const vega = await named('Mari', 'Vega')
    await pay(vega, 500)
    const { id } = await issue(
      practice,
      owner,
      await draftInvoice(practice, owner, invoiceInput(vega.id, 500)),
    )
    dataOf(await owner.request('POST', practice.path(`invoices/${id}/apply-credit`), { amountCents: 500 }))
    expect(await list()).toMatchObject({ items: [], total: 0, creditCents: 0 })
  })

  it('are found by a part of their name, and the sum is theirs', async () => {
    await pay(await named('Mari', 'Vega'), 500)
    await pay(await named('June', 'Hale'), 900)
    const page = await list('?q=veg')
    expect(names(page)).toEqual(['Mari Vega'])
    expect(page).toMatchObject({ total: 1, creditCents: 500 })
  })

  it('go on from page to page, also among people of one name', async () => {
    for (const last of ['Hale', 'Vega', 'Vega', 'Vega', 'Young']) await pay(await named('Mari', last), 100)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: CreditsPage = await list(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ client }) => client.id))
      expect(page.total).toBe(5)
      cursor = page.nextCursor
    }
    expect(new Set(seen).size).toBe(5)
  })

  it('are for a clinician of own clients these alone, and for a scheduler nobody', async () => {
    const own = await practice.as('Clinician (own clients)')
    await pay(await named('Mari', 'Vega'), 500)
    await pay(await named('June', 'Hale', { primaryClinicianId: own.staffId }), 900)
    const page = await list('', own)
    expect(names(page)).toEqual(['June Hale'])
    expect(page.creditCents).toBe(900)
    const scheduler = await practice.as('Scheduler')
    expect((await scheduler.request('GET', practice.path('billing/credits'))).status).toBe(403)
  })

  it('are nobody’s of another practice or organization', async () => {
    await pay(await named('Mari', 'Vega'), 500)
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const beside = `/api/v1/practices/${practice.otherPracticeId}/billing/credits`
    expect(dataOf(await both.request('GET', beside))).toMatchObject({ items: [], creditCents: 0 })
    const stranger = await (await aPractice(test)).as('Owner')
    expect((await stranger.request('GET', practice.path('billing/credits'))).status).toBe(404)
  })
})
