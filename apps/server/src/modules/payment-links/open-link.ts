import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq } from 'drizzle-orm'
import type { ClientActor, Origin } from '../../actor'
import { paymentCheckouts, paymentLinks } from '../../db/schema/payment-links-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inWork, type Work } from '../../work'
import { hashToken, organizationOf } from '../auth'
import { lockPayableInvoices } from '../invoices'
import { lockCredit } from '../ledger'
import { endCheckouts, hasOpenCheckout, settleCheckout } from '../payments'
import { type LinkRow, type ToPay, whatToPay } from './what-to-pay'

/** How many of the ways that were begun by a link are asked about when it is opened. */
const ASKED_ABOUT = 5
/** How long the provider's page stays open. */
const OPEN_FOR_MS = 3_600_000

/** Who opened which link. */
export interface OpenedLink {
  link: LinkRow
  actor: ClientActor
}

/** The link of a token, and its client as who acts; null for a token that is none. */
export async function findLink(deps: Deps, token: string, origin: Origin): Promise<OpenedLink | null> {
  const organizationId = organizationOf(token)
  if (organizationId === null) return null
  const [link] = await inTenant(deps.db, organizationId, (tx) =>
    tx
      .select()
      .from(paymentLinks)
      .where(
        and(eq(paymentLinks.organizationId, organizationId), eq(paymentLinks.tokenHash, hashToken(token))),
      ),
  )
  if (link === undefined) return null
  const { clientId, id: linkId } = link
  return { link, actor: { kind: 'client', organizationId, clientId, linkId, ...origin } }
}

/**
 * What is to be paid by a link, after what the client has paid by it is in the book, though no event told of it yet.
 * Throws `ProviderAway` where that can't be known.
 */
export async function openLink(deps: Deps, { link, actor }: OpenedLink): Promise<ToPay> {
  const begun = await inWork(deps, actor, ({ tx }) =>
    tx
      .select({ id: paymentCheckouts.id })
      .from(paymentCheckouts)
      .where(
        and(
          eq(paymentCheckouts.organizationId, link.organizationId),
          eq(paymentCheckouts.linkId, link.id),
          eq(paymentCheckouts.state, 'open'),
        ),
      )
      .orderBy(desc(paymentCheckouts.createdAt))
      .limit(ASKED_ABOUT),
  )
  for (const { id } of begun) await settleCheckout(deps, actor, id)
  return inWork(deps, actor, (work) => whatToPay(work, link))
}

/**
 * Begins a way to the provider's page, after other pages of the client are closed; its address, or null where nothing is
 * to be paid. The address is told once the way is kept, so that nobody pays on a page that is not known here.
 */
export async function startCheckout(
  deps: Deps,
  opened: OpenedLink,
  returnAddress: string,
): Promise<string | null> {
  const { link, actor } = opened
  if ((await openLink(deps, opened)).state !== 'open') return null
  await endCheckouts(deps, actor, link)
  const toPay = await inWork(deps, actor, (work) => whatToPay(work, link))
  if (toPay.state !== 'open') return null
  const { account, amountCents, currency, allocations, practice } = toPay
  const [checkoutId, createdAt] = [deps.newId(), deps.clock.now()]
  const { id: providerId, address } = await deps.paymentProvider.startCheckout({
    ...{ account, checkoutId, amountCents, currency, returnAddress },
    words: `Payment to ${practice}`,
    expiresAt: new Date(createdAt.getTime() + OPEN_FOR_MS),
  })
  const isKept = await inWork(deps, actor, async (work) => {
    if (!(await isStillOwed(work, link, toPay))) return false
    await work.tx.insert(paymentCheckouts).values({
      ...{ organizationId: link.organizationId, id: checkoutId, linkId: link.id, accountId: account },
      ...{ providerId, amountCents, allocations, state: 'open', createdAt },
    })
    return true
  })
  return isKept ? address : null
}

/**
 * Whether what was to be paid still is, and on no other page. The invoices and the client are held until the transaction
 * ends, so that no charge begins and no payment is kept meanwhile.
 */
async function isStillOwed(
  work: Work<ClientActor>,
  link: LinkRow,
  toPay: Extract<ToPay, { state: 'open' }>,
): Promise<boolean> {
  await lockPayableInvoices(
    work.tx,
    link,
    toPay.allocations.map(({ invoiceId }) => invoiceId),
  )
  await lockCredit(work.tx, link)
  if (await hasOpenCheckout(work, link)) return false
  return isDeepStrictEqual(await whatToPay(work, link), toPay)
}
