import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../actor'
import type { Tx } from '../db/database'
import { clients } from '../db/schema/clients-table'
import { staff } from '../db/schema/staff-table'
import type { Deps } from '../deps'
import type { AuditEntry } from '../modules/audit'
import { postedRows, readContractRates } from '../modules/remittances'
import { workOf } from '../work'
import type { BookedEntry } from '../x12/posting/claims-book'
import type { DemoYear } from './demo-appointments'
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import { demoRemittance, type InsurerPayment } from './demo-remittance'
import { decisionsOf, fileNameOf, postedAt } from './remittance-deeds'

type Year = Pick<DemoYear, 'organization' | 'now'>

/** A payment that was posted in the past, as rows. */
export interface PastPosting extends ReturnType<typeof postedRows> {
  at: Date
}

/** What posting payments of the past wrote, and the claims as they stand after it. */
interface PastPostings {
  postings: readonly PastPosting[]
  claims: readonly DemoClaim[]
}

/** What an audit log says of a posting. */
export const auditsOf = ({ remittance, moves }: PastPosting): AuditEntry[] => [
  { action: 'created', resource: 'remittance', recordId: remittance.id },
  { action: 'posted', resource: 'remittance', recordId: remittance.id, changed: ['state'] },
  ...moves.map(({ claim }) => ({
    ...{ action: 'posted' as const, resource: 'claim' as const, recordId: claim.id, changed: ['state'] },
  })),
]

/** Posts payments of the past one after the other without a word to the database: a year of them takes it too long. */
export async function pastPostings(
  tx: Tx,
  deps: Deps,
  { organization }: Year,
  actor: StaffActor,
  { claims, payments }: { claims: readonly DemoClaim[]; payments: readonly InsurerPayment[] },
): Promise<PastPostings> {
  const { organizationId, practices } = organization
  const work = workOf(tx, deps, actor)
  const names = await namesOf(tx, organizationId)
  const now = new Map(claims.map((claim) => [claim.id, claim]))
  const books = new Map(claims.map((claim) => [claim.id, chargedOf(claim)]))
  const postings: PastPosting[] = []
  for (const { id: practiceId } of practices) {
    const ofPractice = payments.filter(({ decided: [{ claim }] }) => claim.practiceId === practiceId)
    const payerIds = [...new Set(ofPractice.map(({ decided: [{ claim }] }) => claim.payerId))]
    const rateOf = await readContractRates(work, payerIds)
    for (const payment of ofPractice) {
      const [{ claim: first }] = payment.decided
      const { form, payerId } = first
      const about = [...payment.decided, ...(payment.recovery === null ? [] : [payment.recovery])]
      const ids = [...new Set(about.map(({ claim }) => claim.id))]
      const payer = { id: payerId, name: form.payer.name }
      const at = postedAt(payment)
      let made = 0
      const rows = postedRows({
        ...{ organizationId, practiceId, staffId: actor.staffId, at, payer, rateOf },
        newId: () => demoId(`part ${made++} of payment ${payment.number} of ${organizationId}`),
        ...{ name: fileNameOf(payment), bytes: Buffer.from(demoRemittance(payment)) },
        decisions: decisionsOf(payment),
        claims: ids.flatMap((id) => {
          const claim = now.get(id)
          return claim === undefined ? [] : [{ claim, payer, ...names(claim) }]
        }),
        entriesOf: (claimId) => books.get(claimId) ?? [],
      })
      for (const { claim, to } of rows.moves) {
        const before = now.get(claim.id)
        if (before === undefined) continue
        now.set(claim.id, { ...before, ...to, version: before.version + 1, updatedAt: at })
      }
      for (const { claimId, lineNumber: lineId, id, kind, cents, share, ...entry } of rows.claimEntries) {
        const { reversesId, postingId } = entry
        const booked = { id, claimId, lineId, kind, cents, share, reversesId, postingId }
        books.set(claimId, [...(books.get(claimId) ?? []), booked])
      }
      postings.push({ ...rows, at })
    }
  }
  return {
    postings: postings.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    claims: [...now.values()],
  }
}

const chargedOf = ({ id: claimId, form, submittedOn, state }: DemoClaim): BookedEntry[] =>
  submittedOn === null || state === 'void'
    ? []
    : form.lines.map(({ controlNumber: lineId, chargeCents: cents }) => ({
        ...{ id: demoId(`charge ${lineId} of ${claimId}`), claimId, lineId, kind: 'charged', cents },
        ...{ share: null, reversesId: null, postingId: null },
      }))

/** Reads how the clients and clinicians of claims are called. */
async function namesOf(tx: Tx, organizationId: string) {
  const { id, firstName, lastName, preferredName } = clients
  const people = await tx
    .select({ id, firstName, lastName, preferredName })
    .from(clients)
    .where(eq(clients.organizationId, organizationId))
  const clinicians = await tx
    .select({ id: staff.id, credentials: staff.credentials })
    .from(staff)
    .where(and(eq(staff.organizationId, organizationId), eq(staff.isClinician, true)))
  const [byClient, byClinician] = [
    new Map(people.map((one) => [one.id, one])),
    new Map(clinicians.map((one) => [one.id, one.credentials])),
  ]
  return ({ clientId, clinicianId }: DemoClaim) => {
    const client = byClient.get(clientId)
    if (client === undefined) throw new Error('A claim of the demonstration lacks its client')
    return { client, credentials: byClinician.get(clinicianId) ?? '' }
  }
}
