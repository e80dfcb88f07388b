import { GIVE_TO_CLIENT_REASON_WORDS, type Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { payers } from '../../db/schema/payers-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { dayInWords } from '../../written-time'
import { isGivenByPerson, standingEntries } from '../../x12/posting/claims-book'
import { issueShareInvoices, lockShareInvoices, undoGivenShares, type PostedShare } from '../invoices'
import { entriesOf, opposite, type NewEntry } from './claim-book'
import { entriesOverRest, reasonAndNote, writeRest } from './close-rest'
import type { ClaimRow } from './claim-row'
import { findClaim } from './find-claim'
import { lockClaim } from './lock-claim'
import { requireNothingAwaited } from './require-nothing-awaited'

/** Gives what is open on each line of a claim to the client, with an invoice over it. */
export async function giveClaimToClient(
  {
    params: key,
    body: { version, reason, note },
  }: Pick<CallOf<typeof api.giveClaimToClient>, 'params' | 'body'>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'give_to_client', version)
  const { id: givenClaimId, practiceId, clientId } = claim
  const before = await entriesOf(work, claim.id)
  const written = entriesOverRest(claim, before, { kind: 'to_client', reasonCode: reason, note })
  await requireNothingAwaited(work, claim)
  await issueShareInvoices(work, {
    ...{ practiceId, origin: { givenClaimId, givenReason: reason } },
    payerName: await payerNameOf(work, claim),
    shares: [{ clientId, lines: shareLines(claim, written) }],
  })
  await writeRest(work, claim, {
    ...{ before, written, field: 'givenToClientCents', kind: 'given_to_client', action: 'given_to_client' },
    reason: reasonAndNote(GIVE_TO_CLIENT_REASON_WORDS[reason], note),
  })
  return findClaim(work, key)
}

/** Takes back all that was given to the client of a claim, which is open again then. */
export async function undoGiveClaimToClient(
  { params: key, body: { version } }: CallOf<typeof api.undoGiveClaimToClient>,
  work: Work,
): Promise<Claim> {
  // Postings hold the invoices before the claims, too.
  await lockShareInvoices(work, [key.claimId])
  const claim = await lockClaim(work, key, 'undo_give_to_client', version)
  const before = await entriesOf(work, claim.id)
  const written = standingEntries(before).filter(isGivenByPerson).map(opposite)
  if (written.length === 0) {
    throw new AppError('transition_refused', 'Nothing of this claim was given to the client.')
  }
  await undoGivenShares(work, claim.id)
  await writeRest(work, claim, {
    ...{ before, written, field: 'givenToClientCents' },
    ...{ kind: 'give_to_client_undone', action: 'adjustment_reversed', reason: '' },
  })
  return findClaim(work, key)
}

/** What the invoice says of the lines; no insurance said what such a share consists of. */
const shareLines = ({ id: claimId, form }: ClaimRow, written: readonly NewEntry[]): PostedShare['lines'] =>
  written.map(({ lineNumber, cents }) => {
    const line = form.lines.find(({ controlNumber }) => controlNumber === lineNumber)
    if (line === undefined) throw new Error('A share belongs to no line of a claim')
    const { appointmentId, code, date } = line
    return {
      ...{ claimId, lineNumber, appointmentId, description: `${code} on ${dayInWords(date)}` },
      ...{ cents: 0 - cents, deductibleCents: 0, coinsuranceCents: 0, copayCents: 0 },
    }
  })

async function payerNameOf({ tx }: Work, { organizationId, payerId }: ClaimRow): Promise<string> {
  const [payer] = await tx
    .select({ name: payers.name })
    .from(payers)
    .where(and(eq(payers.organizationId, organizationId), eq(payers.id, payerId)))
  if (payer === undefined) throw new Error('A claim lacks its payer')
  return payer.name
}
