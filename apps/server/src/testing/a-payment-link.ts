import type { Invoice, PaymentLinks } from '@oaklet/api/contract'
import { sendDocumentMail } from '../modules/billing-documents'
import { aDesk } from './a-card-debt'
import { billClient } from './a-statement'
import { addClient, appointmentBody, book, dataOf } from './an-appointment'
import { draftInvoice, holdFor, invoiceInput, issue, payFor } from './an-invoice'
import type { TestApp } from './create-test-app'

/** What is left to pay on the invoice of {@link aLinkDesk}, in cents. */
export const LINK_OWED = 10_000

/** A connected practice with a client who may be written to, and an invoice of $100. */
export async function aLinkDesk(test: TestApp, place?: Parameters<typeof aDesk>[1]) {
  const desk = await aDesk(test, place)
  const { practice, owner } = desk
  const email = `c${test.deps.newId()}@mail.example`
  const allowed = { mayEmail: true, mayText: false, mayVoicemail: false }
  const contacts = [{ kind: 'email' as const, value: email, ...allowed }]
  const { id: clientId } = await addClient(practice, owner, { contacts })
  const draft = await draftInvoice(practice, owner, invoiceInput(clientId, LINK_OWED))
  const { id: invoiceId } = await issue(practice, owner, draft)
  return { ...desk, email, clientId, invoiceId, links: practice.path(`invoices/${invoiceId}/payment-links`) }
}
export type LinkDesk = Awaited<ReturnType<typeof aLinkDesk>>

/** The same with a second invoice, of which $40 are left; the client has $20 of free credit, and $30 that are held. */
export async function aCreditedDesk(test: TestApp): Promise<{ desk: LinkDesk; second: LinkDesk }> {
  const desk = await aLinkDesk(test)
  const { practice, owner, clientId } = desk
  const invoice = await billClient(practice, owner, clientId, 5_000)
  dataOf(await payFor(practice, owner, invoice, 1_000))
  const who = { clientId, clinicianId: owner.staffId }
  const { id: appointmentId } = await book(practice, owner, appointmentBody(practice, who))
  dataOf(await holdFor(practice, owner, { appointmentId, clientId }, 3_000, { credit: 2_000 }))
  const links = practice.path(`invoices/${invoice.id}/payment-links`)
  return { desk, second: { ...desk, links, invoiceId: invoice.id } }
}

/** The path of the page that the last mail to the client leads to. */
export async function linkInMail(test: TestApp, { email }: Pick<LinkDesk, 'email'>): Promise<string> {
  await sendDocumentMail(test.deps)
  const text = test.mailer.to(email).at(-1)?.text ?? ''
  return new URL(/https?:\S+\/pay\/\S+/.exec(text)?.[0] ?? '').pathname
}

/** Sends the client a link, and returns the path of its page. */
export async function sendLink(
  test: TestApp,
  desk: Pick<LinkDesk, 'owner' | 'links' | 'email'>,
): Promise<string> {
  dataOf<PaymentLinks>(await desk.owner.request('POST', desk.links, { email: desk.email }))
  return linkInMail(test, desk)
}

/** Opens a page as a client does; its status, its heading, and all of its words. */
export async function openPage(test: TestApp, path: string, address = '10.0.0.1') {
  const answer = await test.app.request(path, { headers: { 'X-Forwarded-For': address } })
  const page = await answer.text()
  return {
    status: answer.status,
    heading: /<h1>([^<]*)<\/h1>/.exec(page)?.[1],
    page,
    headers: answer.headers,
  }
}

/** Goes on to the provider's page; where that is. */
export const goToCheckout = async (test: TestApp, path: string): Promise<string> =>
  (await openPage(test, `${path}/checkout`)).headers.get('location') ?? ''

/** Pays on the provider's page; where that leads back to. */
export const payThere = async (test: TestApp, path: string, card = '4242'): Promise<string> =>
  test.payments.visit(await goToCheckout(test, path), { card })

export const invoiceOfLink = async ({ practice, owner, invoiceId }: LinkDesk) =>
  dataOf<Invoice>(await owner.request('GET', practice.path(`invoices/${invoiceId}`)))
