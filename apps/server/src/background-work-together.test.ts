import { aBillingSettingsBody } from '@oaklet/api/testing'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays, dayOf } from './calendar-day'
import { chargeDueClients } from './modules/autopay'
import { claims } from './db/schema/claims-table'
import { inTenant } from './db/tenant'
import { notifyDueClaims } from './modules/claims'
import { notifyLowAuthorizations } from './modules/coverages'
import { notifyOverdue } from './modules/invoices'
import { sendHeldMail } from './modules/notifications'
import { aClaimDesk } from './testing/a-claim'
import { aDesk, chargedBy } from './testing/a-card-debt'
import { keepCard } from './testing/a-connected-practice'
import { addAuthorization, addCoverage, insertPayer } from './testing/a-coverage'
import { billClient } from './testing/a-statement'
import { aPractice } from './testing/a-practice'
import { addClient, appointmentBody, book, dataOf, setStatus } from './testing/an-appointment'
import { draftInvoice, invoiceInput, issue } from './testing/an-invoice'
import { onEachDatabase } from './testing/on-each-database'
import { notified } from './testing/notified'

const PROCESSES = 4
const DAY_MS = 86_400_000
const together = (work: () => Promise<void>) => Promise.all(Array.from({ length: PROCESSES }, work))

onEachDatabase('several processes at once', (test, rule) => {
  rule('tell of each overdue invoice once', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const biller = await practice.as('Biller')
    const client = await addClient(practice, owner)
    for (let count = 0; count < 3; count += 1) {
      const input = invoiceInput(client.id, 5_000, { dueOn: '2026-11-17' })
      await issue(practice, owner, await draftInvoice(practice, owner, input))
    }
    test.clock.advance(DAY_MS)
    await together(() => notifyOverdue(test.deps))
    expect(await notified(practice, owner)).toHaveLength(3)
    expect(await notified(practice, biller)).toHaveLength(3)
  })

  rule('tell of each low authorization once', async () => {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const biller = await practice.as('Biller')
    const client = await addClient(practice, owner)
    const payerId = await insertPayer(test, practice)
    const coverage = await addCoverage(practice, owner, client.id, { payerId })
    const endsOn = addDays(dayOf(test.clock.now(), practice.timeZone), 7)
    for (let count = 0; count < 3; count += 1) {
      await addAuthorization(practice, owner, coverage, { startsOn: '2026-01-01', endsOn })
    }
    await together(() => notifyLowAuthorizations(test.deps))
    expect(await notified(practice, owner)).toHaveLength(3)
    expect(await notified(practice, biller)).toHaveLength(3)
  })

  rule('tell of each claim near its filing limit once', async () => {
    const { practice, owner, made } = await aClaimDesk(test)
    const biller = await practice.as('Biller')
    const { id } = await made()
    const filingDueOn = addDays(dayOf(test.clock.now(), practice.timeZone), 7)
    await inTenant(test.deps.db, practice.organizationId, (tx) =>
      tx
        .update(claims)
        .set({ filingDueOn })
        .where(and(eq(claims.organizationId, practice.organizationId), eq(claims.id, id))),
    )
    await together(() => notifyDueClaims(test.deps))
    expect(await notified(practice, owner)).toHaveLength(1)
    expect(await notified(practice, biller)).toHaveLength(1)
  })

  rule('charge each client with Autopay once a night', async () => {
    const desk = await aDesk(test)
    const { practice, owner, clientId } = desk
    await keepCard(test, practice, owner, { clientId })
    const settings = aBillingSettingsBody({ isAutopayOn: true })
    dataOf(await owner.request('PUT', practice.path('billing-settings'), settings))
    dataOf(await owner.request('PUT', practice.path(`clients/${clientId}/autopay`), { isOn: true }))
    await billClient(practice, owner, clientId, 5_000, dayOf(test.clock.now(), practice.timeZone))
    test.clock.advance(DAY_MS)
    await together(() => chargeDueClients(test.deps))
    expect(await chargedBy(test, desk)).toEqual([5_000])
  })

  rule('send each held message once', async () => {
    const practice = await aPractice(test)
    const scheduler = await practice.as('Scheduler')
    const clinician = await practice.as('Clinician')
    const client = await addClient(practice, scheduler)
    const who = { clientId: client.id, clinicianId: clinician.staffId }
    const booked = await book(practice, scheduler, appointmentBody(practice, who))
    test.clock.advance(180_000)
    await sendHeldMail(test.deps)
    await setStatus(practice, scheduler, booked, 'cancelled_client')
    test.clock.advance(180_000)
    await together(() => sendHeldMail(test.deps))
    expect(test.mailer.to(`${clinician.userId}@example.com`)).toHaveLength(1)
  })
})
