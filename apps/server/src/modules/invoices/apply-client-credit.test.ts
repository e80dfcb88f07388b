import type { AppliedCredit, AuditEvent, Client, Invoice, Page } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { onEachDatabase } from '../../testing/on-each-database'

type Allocation = readonly [invoiceId: string, amountCents: number]
const MORE_THAN_CREDIT = 'This is more than the client’s credit'
const MORE_THAN_LEFT = 'This is more than is left to pay'
const NOT_OPEN = 'Choose an issued invoice of this client'

onEachDatabase('credit on several invoices', (test, rule) => {
  /** A client with credit of 12.00, and two issued invoices over 5.00 and 10.00. */
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const client = await addClient(practice, owner)
    const issued = async (cents: number, { id }: Pick<Client, 'id'> = client) =>
      issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(id, cents)))
    dataOf(await payFor(practice, owner, await issued(100), 100, { credit: 1200 }))
    const path = practice.path(`clients/${client.id}/apply-credit`)
    const body = (allocations: readonly Allocation[]) => ({
      allocations: allocations.map(([invoiceId, amountCents]) => ({ invoiceId, amountCents })),
    })
    const apply = (allocations: readonly Allocation[], by = owner, key = '') =>
      by.request('POST', path, body(allocations), key === '' ? {} : { 'Idempotency-Key': key })
    const read = async (id: string) =>
      dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${id}`)))
    const [first, second] = [await issued(500), await issued(1000)]
    return { practice, owner, client, issued, path, body, apply, read, first, second }
  }

  rule('settles them in the order that is sent, and answers what is left', async () => {
    const { apply, read, first, second, practice, owner } = await aDesk()
    const answer = await apply([
      [second.id, 600],
      [first.id, 500],
    ])
    expect(dataOf<AppliedCredit>(answer)).toEqual({
      creditCents: 100,
      invoices: [
        { id: second.id, balanceCents: 400 },
        { id: first.id, balanceCents: 0 },
      ],
    })
    expect(await read(first.id)).toMatchObject({ status: 'paid', balanceCents: 0, creditCents: 100 })
    expect((await read(second.id)).ledger.at(-1)).toMatchObject({
      ...{ description: 'Credit applied', amountCents: -600, balanceAfterCents: 400 },
    })
    const log = `/api/v1/organizations/${practice.organizationId}/audit?resource=invoice`
    const { items } = dataOf<Page<AuditEvent>>(await owner.request('GET', log))
    expect(items.slice(0, 2).map(({ action, recordId }) => [action, recordId])).toEqual([
      ['credit_applied', first.id],
      ['credit_applied', second.id],
    ])
  })

  rule('moves nothing at all where one of them can’t be paid, and says which', async () => {
    const { apply, read, first, second, issued, practice, owner } = await aDesk()
    const others = await issued(900, await addClient(practice, owner))
    const draft = await draftInvoice(practice, owner, invoiceInput(first.client.id, 900))
    const withFirst = (id: string, cents: number): Allocation[] => [
      [first.id, 500],
      [id, cents],
    ]
    const cases: [Allocation[], string, string][] = [
      [withFirst(second.id, 1001), 'allocations.1.amountCents', MORE_THAN_LEFT],
      [withFirst(second.id, 701), 'allocations.1.amountCents', MORE_THAN_CREDIT],
      [withFirst(others.id, 1), 'allocations.1.invoiceId', NOT_OPEN],
      [withFirst(draft.id, 1), 'allocations.1.invoiceId', NOT_OPEN],
      [withFirst(first.id, 1), 'allocations.1.invoiceId', 'This invoice is already chosen'],
      [[[first.id, 0]], 'allocations.0.amountCents', 'Enter an amount above zero'],
      [[], 'allocations', 'Put credit on at least one invoice'],
    ]
    for (const [allocations, path, message] of cases) {
      const { status, body } = await apply(allocations)
      expect([status, body.fieldErrors]).toEqual([422, [{ path, message }]])
    }
    expect(await read(first.id)).toMatchObject({ balanceCents: 500, creditCents: 1200 })
  })

  rule('sent again under the same key is moved once', async () => {
    const { apply, read, first, owner } = await aDesk()
    const once = await apply([[first.id, 200]], owner, 'a-key')
    expect((await apply([[first.id, 200]], owner, 'a-key')).body).toEqual(once.body)
    expect((await read(first.id)).balanceCents).toBe(300)
  })

  rule('sent twice at once, in either order, pays no cent twice and waits for no lock', async () => {
    const { apply, read, first, second } = await aDesk()
    const [a, b] = [
      [first.id, 500],
      [second.id, 400],
    ] as const
    const answers = await Promise.all([apply([a, b]), apply([b, a])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await read(first.id)).toMatchObject({ balanceCents: 0, creditCents: 300 })
    expect((await read(second.id)).balanceCents).toBe(600)
  })

  rule('is for those who record payments, on invoices of their own practice', async () => {
    const { path, body, apply, practice, first, read } = await aDesk()
    const wanted = body([[first.id, 1]])
    expect((await test.app.request(path, { method: 'POST' })).status).toBe(401)
    expect((await apply([[first.id, 1]], await practice.as('Scheduler'))).status).toBe(403)
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const beside = path.replace(practice.practiceId, practice.otherPracticeId)
    expect((await both.request('POST', beside, wanted)).status).toBe(404)
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    const outside = path.replace(practice.practiceId, strangers.practiceId)
    expect((await stranger.request('POST', outside, wanted)).status).toBe(404)
    expect((await stranger.request('POST', path, wanted)).status).toBe(404)
    const theirs = await addClient(strangers, stranger)
    const mixed = await stranger.request('POST', strangers.path(`clients/${theirs.id}/apply-credit`), wanted)
    expect([mixed.status, mixed.body.fieldErrors?.[0]?.message]).toEqual([422, NOT_OPEN])
    expect((await read(first.id)).balanceCents).toBe(500)
    expect((await apply([[first.id, 1]], await practice.as('Biller'))).status).toBe(200)
  })
})
