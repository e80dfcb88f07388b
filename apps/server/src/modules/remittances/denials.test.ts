import type { RemittanceDetails } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { aRemittanceFile, importOne, saidOf } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import type { RemittanceClaim } from '../../x12/remittance/remittance'
import type { Reason } from '../../x12/testing/a-payment'
import { sampleCase } from '../../x12/testing/sample-case'
import { sendHeldMail } from '../notifications'

/** Of 185.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 18_500]]

/** The first claim that a sample needs. */
function needOf(name: string) {
  const [need] = sampleCase(name).needs
  if (need === undefined) throw new Error('A sample needs a claim')
  return need
}

/** The text of a file in which the insurance of the samples pays for claims. */
const aPaymentOf = (claims: readonly RemittanceClaim[]): string =>
  aRemittanceFile(claims, {
    payer: { name: 'EXAMPLE HEALTH PLAN', id: '', otherIds: ['99901'] },
    payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
  })

onOneDatabase('a denial', (test, rule) => {
  /** A claim of 185.00 that was sent. */
  async function aDesk() {
    const desk = await aSampleDesk(test)
    const { practice, owner, sent } = desk
    const decideAnew = async ({ id, version, decisions }: RemittanceDetails) =>
      dataOf<RemittanceDetails>(
        await owner.request('PUT', practice.path(`remittances/${id}/decisions`), { ...decisions, version }),
      )
    return { ...desk, claim: await sent(needOf('01-plain-pay')), decideAnew }
  }

  rule('tells those who see claims, but not who posted it, and leads to the payment', async () => {
    const { practice, owner, claim, decided, post } = await aDesk()
    const biller = await practice.as('Biller')
    const clinician = await practice.as('Clinician')
    const { id } = await post(await decided(claim, DENIED))
    const link = `/billing/claims/remittances/${id}`
    expect(await notified(practice, biller, { event: 'claim_denied' })).toMatchObject([
      { subject: `Claim ${claim.pcn} of ${claim.client.name} was denied`, link, status: 'unread' },
    ])
    expect(await notified(practice, owner, { event: 'claim_denied' })).toEqual([])
    expect(await notified(practice, clinician, { event: 'claim_denied' })).toEqual([])
  })

  rule('of several claims in a payment is told once and names nobody', async () => {
    const { practice, owner, claim, sent, post } = await aDesk()
    const biller = await practice.as('Biller')
    const other = await sent(needOf('03-denial'))
    const paid = await sent(needOf('02-deductible'))
    const file = aPaymentOf([saidOf(claim, DENIED), saidOf(other, DENIED), saidOf(paid)])
    await post(await importOne(practice, owner, file))
    expect(await notified(practice, biller, { event: 'claim_denied' })).toMatchObject([
      { subject: '2 claims were denied' },
    ])
  })

  rule('that is undone is not mailed any more; posted again, it is told again', async () => {
    const { practice, claim, decided, post, undo, decideAnew } = await aDesk()
    const biller = await practice.as('Biller')
    const choices = [{ event: 'claim_denied', inApp: true, email: true }]
    dataOf(await biller.request('PUT', '/api/auth/me/notification-preferences', { choices }))
    const mailed = async () => {
      test.clock.advance(200_000)
      await sendHeldMail(test.deps)
      return test.mailer.to(`${biller.userId}@example.com`).map(({ subject }) => subject)
    }
    const undone = await undo(await post(await decided(claim, DENIED)))
    expect(await mailed()).toEqual([])
    await post(await decideAnew(undone))
    expect(await mailed()).toEqual(['An insurance denied claims'])
    expect(await notified(practice, biller, { event: 'claim_denied' })).toHaveLength(2)
  })
})
