import { PAYMENT_LINK_LIFE_DAYS } from '@oaklet/api/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { addDays } from '../calendar-day'
import type { Tx } from '../db/database'
import { clients } from '../db/schema/clients-table'
import { debts } from '../db/schema/debts-table'
import { paymentCheckouts, paymentLinks } from '../db/schema/payment-links-table'
import { hashToken } from '../modules/auth'
import { permittedEmails } from '../modules/billing-documents'
import { billerOf } from './biller-of'
import { CARD_ACCOUNT_ID, CARD_PRACTICE_ID, providerIdOf } from './card-practice'
import type { ChargedPayment } from './charged-payments'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

type Year = Pick<DemoYear, 'organization' | 'today'>

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The links by which clients paid, each with its way to the provider. */
export async function insertPaidLinks(tx: Tx, year: Year, charged: readonly ChargedPayment[]): Promise<void> {
  const paid = charged.filter(({ isByLink }) => isByLink)
  const emailOf = await emailsOf(tx, year)
  await insertRows(
    tx,
    paymentLinks,
    paid.map(({ payment: { id, clientId, createdAt }, allocations: [first] }) =>
      linkOf(year, {
        ...{ id: linkId(id), clientId, invoiceId: first?.invoiceId ?? null },
        ...{ email: emailOf.get(clientId) ?? '', sentAt: new Date(createdAt.getTime() - DAY_MS) },
      }),
    ),
  )
  await insertRows(
    tx,
    paymentCheckouts,
    paid.map(({ payment: { organizationId, id, amountCents, createdAt }, allocations, brand, lastFour }) => ({
      ...{ organizationId, id, linkId: linkId(id), accountId: CARD_ACCOUNT_ID },
      ...{ providerId: providerIdOf('cs', id), amountCents, allocations, state: 'paid', brand, lastFour },
      createdAt: new Date(createdAt.getTime() - MINUTE_MS),
    })),
  )
}

/** A link to pay the latest of the open invoices, by which nobody has paid yet; these clients get none. */
export async function insertOpenLink(tx: Tx, year: Year, without: readonly string[]): Promise<void> {
  const open = await tx
    .select({ invoiceId: debts.invoiceId, clientId: debts.clientId })
    .from(debts)
    .where(
      and(
        eq(debts.organizationId, year.organization.organizationId),
        eq(debts.practiceId, CARD_PRACTICE_ID),
        isNull(debts.untilOn),
      ),
    )
    .orderBy(desc(debts.issuedOn), desc(debts.invoiceId))
  const latest = open.find(({ clientId }) => !without.includes(clientId))
  if (latest === undefined) return
  const email = (await emailsOf(tx, year)).get(latest.clientId) ?? ''
  const sentAt = new Date(`${addDays(year.today, -1)}T15:00:00Z`)
  await tx
    .insert(paymentLinks)
    .values(linkOf(year, { ...latest, id: linkId(latest.invoiceId), email, sentAt }))
}

const linkId = (of: string): string => demoId(`payment link ${of}`)

/** A link whose address nobody knows: what is hashed is no token that would lead anywhere. */
const linkOf = (
  { organization }: Year,
  link: Pick<typeof paymentLinks.$inferInsert, 'id' | 'clientId' | 'invoiceId' | 'email' | 'sentAt'>,
): typeof paymentLinks.$inferInsert => ({
  ...{ ...link, organizationId: organization.organizationId, practiceId: CARD_PRACTICE_ID },
  ...{ tokenHash: hashToken(link.id), sentById: billerOf(organization).id },
  expiresAt: new Date(link.sentAt.getTime() + PAYMENT_LINK_LIFE_DAYS * DAY_MS),
})

/** The address that each client may be written to. */
async function emailsOf(
  tx: Tx,
  { organization: { organizationId } }: Year,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: clients.id, contacts: clients.contacts })
    .from(clients)
    .where(eq(clients.organizationId, organizationId))
  return new Map(rows.map(({ id, contacts }) => [id, permittedEmails(contacts)[0] ?? '']))
}
