import type { BillingReport, Claim, Invoice, InvoiceSummary, Page } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { aShareDesk } from '../../testing/a-share-desk'
import { draftStatement } from '../../testing/a-statement'
import { dataOf } from '../../testing/an-appointment'
import { invoiceInput } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('a share after insurance, as it is read', (test, rule) => {
  rule(
    'says the insurance, the session, what it consists of, and the claim to who may see claims',
    async () => {
      const { practice, claim, lines, remittance, post, invoices, get } = await aShareDesk(test)
      await post({ shares: [[lines[1], 2_500]] })
      const [invoice] = await invoices()
      const share = { deductibleCents: 0, coinsuranceCents: 0, copayCents: 2_500 }
      const named = { id: claim.id, pcn: claim.pcn, lineNumber: lines[1].lineNumber }
      expect(invoice).toMatchObject({
        payerName: 'Aetna',
        remittance: { id: remittance.id, payerName: remittance.payerName, paidOn: remittance.paidOn },
        lines: [
          {
            ...{ appointmentId: lines[1].appointmentId, quantity: 1, unitPriceCents: 2_500 },
            servedAt: expect.stringContaining('2026-10-21') as string,
            share: { ...share, claim: named },
          },
        ],
      })
      const { items } = await get<Page<InvoiceSummary>>('invoices')
      expect(items).toMatchObject([{ payerName: 'Aetna' }])
      const clerk = await aPersonWhoMay(test, practice, 'Clinician', ['invoices:view'])
      const read = await clerk.request('GET', practice.path(`invoices/${invoice?.id ?? ''}`))
      expect(dataOf<Invoice>(read)).toMatchObject({
        remittance: null,
        lines: [{ share: { ...share, claim: null } }],
      })
    },
  )

  rule('is named at its claim to who may see all invoices, also once it is void', async () => {
    const { practice, claim, lines, post, undo, get, invoices } = await aShareDesk(test)
    const atClaim = async () => (await get<Claim>(`claims/${claim.id}`)).invoices
    expect(await atClaim()).toEqual([])
    const posting = await post({
      shares: [
        [lines[0], 2_500],
        [lines[1], 500],
      ],
    })
    await undo(posting)
    await post({ shares: [[lines[1], 2_500]] })
    const [first, second] = await invoices()
    expect(await atClaim()).toEqual([
      { id: first?.id, number: 1, status: 'void' },
      { id: second?.id, number: 2, status: 'issued' },
    ])
    const reader = await aPersonWhoMay(test, practice, 'Clinician', ['claims:view'])
    const read = await reader.request('GET', practice.path(`claims/${claim.id}`))
    expect(dataOf<Claim>(read).invoices).toEqual([])
  })

  rule('is not the invoice of its session, which its claim goes on to hold', async () => {
    const { practice, owner, client, lines, post } = await aShareDesk(test)
    await post({ shares: [[lines[0], 2_500]] })
    const line = { description: 'Session', quantity: 1, unitPriceCents: 100 }
    const input = invoiceInput(client.id, 100, {
      lines: [{ appointmentId: lines[0].appointmentId, ...line }],
    })
    const answer = await owner.request('POST', practice.path('invoices'), input)
    expect(refusal(answer)).toEqual([409, 'already_claimed'])
  })

  rule('stands on the statement of its client, with what the insurance took back of it', async () => {
    const { practice, owner, client, lines, post } = await aShareDesk(test)
    await post({ shares: [[lines[0], 2_500]] })
    await post({ credits: [[lines[0], 1_000]] })
    const { document } = await draftStatement(practice, owner, client.id)
    expect(document.lines.map(({ description, amountCents }) => [description, amountCents])).toEqual([
      ['Invoice 1', 2_500],
      ['Your insurance took its decision on invoice 1 back', -1_000],
    ])
    expect(document.closingCents).toBe(1_500)
  })

  rule('is no write-off of the practice where the insurance took it back', async () => {
    const { lines, post, undo, get } = await aShareDesk(test)
    await post({ shares: [[lines[0], 2_500]] })
    const posting = await post({ credits: [[lines[0], 1_000]] })
    const report = () => get<BillingReport>('billing-reports/write_offs?from=2026-11-01&to=2026-11-17')
    expect((await report()).rows).toEqual([])
    await undo(posting)
    expect((await report()).rows).toEqual([])
  })
})
