import type { DocumentSending, Notification, Page, Superbill } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { MAX_TRIES } from '../../mail/mail-retries'
import { aLinkDesk, linkInMail, openPage } from '../../testing/a-payment-link'
import { aPractice } from '../../testing/a-practice'
import {
  aBilledClient,
  addBiller,
  aPastSession,
  draftSuperbill,
  issueDraft,
  stepOfSuperbill,
} from '../../testing/a-superbill'
import { documentMail } from '../../db/schema/document-mail-table'
import { inTenant } from '../../db/tenant'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { sendDocumentMail } from './send-document-mail'

const TO = 'mari.vega@mail.example'
const LONGEST_WAIT_MS = 60_000 * 2 ** MAX_TRIES

onOneDatabase('mail with a document', (test, rule) => {
  /** A superbill that was mailed, and waits for the mail server. */
  async function aMailed() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    await addBiller(practice, owner)
    const client = await aBilledClient(practice, owner)
    await aPastSession(practice, owner, { client })
    const issued = await issueDraft(practice, owner, await draftSuperbill(practice, owner, client))
    test.mailer.setBroken(false)
    test.mailer.forget(TO)
    const { id } = dataOf<Superbill>(
      await stepOfSuperbill(practice, owner, issued, 'send', { how: 'email', email: TO }),
    )
    const sending = async (): Promise<DocumentSending | undefined> => {
      const read = await owner.request('GET', practice.path(`superbills/${id}`))
      return dataOf<Superbill>(read).sendings[0]
    }
    const notifications = async (): Promise<Notification[]> =>
      dataOf<Page<Notification>>(await owner.request('GET', practice.path('notifications'))).items
    return { id, sending, notifications }
  }

  const retry = async () => {
    test.clock.advance(LONGEST_WAIT_MS)
    await sendDocumentMail(test.deps)
  }

  rule('leaves once, however many processes send it', async () => {
    const { sending } = await aMailed()
    expect(await sending()).toMatchObject({ state: 'waiting' })
    await Promise.all([1, 2, 3].map(() => sendDocumentMail(test.deps)))
    await retry()
    expect(test.mailer.to(TO)).toHaveLength(1)
    expect(await sending()).toMatchObject({ how: 'email', email: TO, state: 'sent' })
  })

  rule('leaves later, once the mail server is back', async () => {
    const { sending, notifications } = await aMailed()
    test.mailer.setBroken(true)
    await sendDocumentMail(test.deps)
    expect(await sending()).toMatchObject({ state: 'waiting' })
    test.mailer.setBroken(false)
    test.clock.advance(59_999)
    await sendDocumentMail(test.deps)
    expect(test.mailer.to(TO)).toEqual([])
    test.clock.advance(1)
    await sendDocumentMail(test.deps)
    expect(test.mailer.to(TO)[0]?.attachments).toHaveLength(1)
    expect(await sending()).toMatchObject({ state: 'sent' })
    expect(await notifications()).toEqual([])
  })

  rule('is given up after six tries, and its sender learns which document it was', async () => {
    const { id, sending, notifications } = await aMailed()
    test.mailer.setBroken(true)
    for (let tries = 1; tries < MAX_TRIES; tries += 1) await retry()
    expect(await sending()).toMatchObject({ state: 'waiting' })
    await retry()
    expect(await sending()).toMatchObject({ state: 'failed' })
    expect(await notifications()).toMatchObject([
      {
        event: 'document_undelivered',
        subject: 'Superbill 1 could not be sent by e-mail',
        link: `/billing/superbills/${id}`,
      },
    ])
    test.mailer.setBroken(false)
    await retry()
    expect(test.mailer.to(TO)).toEqual([])
  })

  rule(
    'a link to pay waits for the mail server as a document does, and is forgotten once it is given up',
    async () => {
      const desk = await aLinkDesk(test)
      const { owner, links, email, invoiceId, practice } = desk
      const send = async () => dataOf(await owner.request('POST', links, { email }))
      test.mailer.setBroken(true)
      await send()
      await sendDocumentMail(test.deps)
      test.mailer.setBroken(false)
      await retry()
      expect((await openPage(test, await linkInMail(test, desk))).status).toBe(200)
      test.mailer.setBroken(true)
      await send()
      for (let tries = 0; tries < MAX_TRIES; tries += 1) await retry()
      const { items } = dataOf<Page<Notification>>(await owner.request('GET', practice.path('notifications')))
      expect(items).toMatchObject([
        {
          event: 'document_undelivered',
          subject: 'The payment link for invoice 1 could not be sent by e-mail',
          link: `/billing/invoices/${invoiceId}`,
        },
      ])
      const { organizationId } = practice
      const left = await inTenant(test.deps.db, organizationId, (tx) =>
        tx.select({ text: documentMail.text }).from(documentMail),
      )
      expect(left).toEqual([{ text: '' }])
      test.mailer.setBroken(false)
    },
  )
})
