import type { Client } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { draftInvoice, invoiceInput, issue, payFor } from '../../testing/an-invoice'
import { startTestApp } from '../../testing/start-test-app'
import { notified } from '../../testing/notified'
import { notifyOverdue } from './notify-overdue'

const DAY_MS = 86_400_000
const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client

beforeEach(async () => {
  test.clock.set('2026-11-17T14:00:00Z')
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
})

const anIssued = async (dueOn: string) =>
  issue(practice, owner, await draftInvoice(practice, owner, invoiceInput(client.id, 5000, { dueOn })))
const subjects = async (person: SignedInPerson) =>
  (await notified(practice, person)).map(({ subject }) => subject)

describe('an invoice that becomes overdue', () => {
  it('is told of once, from the day after it was due, where the practice is', async () => {
    const { id, number } = await anIssued('2026-11-17')
    test.clock.set('2026-11-18T04:59:00Z')
    await notifyOverdue(test.deps)
    expect(await subjects(owner)).toEqual([])
    test.clock.set('2026-11-18T05:00:00Z')
    for (let run = 0; run < 3; run += 1) await notifyOverdue(test.deps)
    test.clock.advance(DAY_MS)
    await notifyOverdue(test.deps)
    expect(await notified(practice, owner)).toMatchObject([
      {
        event: 'invoice_overdue',
        subject: `Invoice ${number ?? ''} to Maya Lindqvist is overdue`,
        link: `/billing/invoices/${id}`,
      },
    ])
  })

  it('is told of once by several processes at a time', async () => {
    await anIssued('2026-11-17')
    test.clock.advance(DAY_MS)
    await Promise.all([notifyOverdue(test.deps), notifyOverdue(test.deps), notifyOverdue(test.deps)])
    expect(await subjects(owner)).toHaveLength(1)
  })

  it('is told of also where telling of another failed, whose turn comes again', async () => {
    const elsewhere = await aPractice(test)
    const ownerElsewhere = await elsewhere.as('Owner')
    const clientElsewhere = await addClient(elsewhere, ownerElsewhere)
    const input = invoiceInput(clientElsewhere.id, 5000, { dueOn: '2026-11-17' })
    await issue(elsewhere, ownerElsewhere, await draftInvoice(elsewhere, ownerElsewhere, input))
    for (let count = 0; count < 2; count += 1) await anIssued('2026-11-17')
    test.clock.advance(DAY_MS)
    const counts = async () => [
      (await subjects(owner)).length,
      (await notified(elsewhere, ownerElsewhere)).length,
    ]
    const ids = vi.fn(test.deps.newId)
    // Each notice takes two ids; the one that is never made is for the second invoice here, whose notice is sent first.
    ids.mockImplementation(() => {
      if (ids.mock.calls.length === 3) throw new Error('no')
      return test.deps.newId()
    })
    await notifyOverdue({ ...test.deps, newId: ids })
    expect(await counts()).toEqual([1, 1])
    await notifyOverdue(test.deps)
    expect(await counts()).toEqual([2, 1])
  })

  it('is told to those who see all invoices and can do something about one', async () => {
    const biller = await practice.as('Biller')
    const others = [
      await practice.as('Read-only'),
      await practice.as('Clinician'),
      await practice.as('Clinician (own clients)'),
      await practice.as('Scheduler'),
      await practice.as('Owner', { practiceIds: [practice.otherPracticeId] }),
    ]
    await anIssued('2026-11-17')
    test.clock.advance(DAY_MS)
    await notifyOverdue(test.deps)
    expect(await subjects(owner)).toHaveLength(1)
    expect(await subjects(biller)).toHaveLength(1)
    for (const person of others.slice(0, -1)) expect(await subjects(person)).toEqual([])
    const beside = `/api/v1/practices/${practice.otherPracticeId}/notifications`
    const elsewhere = others.at(-1)
    expect(dataOf(await (elsewhere ?? owner).request('GET', beside))).toMatchObject({ total: 0 })
  })

  it('is put away unseen for who doesn’t want to hear of it, and never told again', async () => {
    const choice = { event: 'invoice_overdue', inApp: false, email: true }
    await owner.request('PUT', '/api/auth/me/notification-preferences', { choices: [choice] })
    await anIssued('2026-11-17')
    test.clock.advance(DAY_MS)
    await notifyOverdue(test.deps)
    await notifyOverdue(test.deps)
    expect(await subjects(owner)).toEqual([])
    expect(await notified(practice, owner, { filter: 'archived' })).toHaveLength(1)
  })
})

describe('nobody is told', () => {
  it('of a draft, of what was paid, and of what has been overdue for more than a week', async () => {
    await draftInvoice(practice, owner, invoiceInput(client.id, 5000, { dueOn: '2026-11-18' }))
    const paid = await anIssued('2026-11-18')
    dataOf(await payFor(practice, owner, paid, 5000))
    await anIssued('2026-11-18')
    test.clock.set('2026-11-26T15:00:00Z')
    await notifyOverdue(test.deps)
    expect(await subjects(owner)).toEqual([])
  })
})
