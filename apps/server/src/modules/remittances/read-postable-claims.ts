import { and, asc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claimEntries } from '../../db/schema/claim-entries-table'
import { claims, claimSessions } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import { staff } from '../../db/schema/staff-table'
import type { Work } from '../../work'
import type { BookedEntry, PostableClaim } from '../../x12/posting/claims-book'
import { isClientOf, NAMED_CLIENT } from '../caseload'
import { coverageAfter } from '../claims'
import { claimsNamedIn, peopleNamedIn } from './claims-named-in'
import { type ContractRate, readContractRates } from './contract-rates'
import { readPaidPractices, type PaidPractice } from './paid-practices'
import type { PlannedRemittance } from './select-remittances'

/** A claim of ours with the names around it. */
export type ReadClaim = Awaited<ReturnType<typeof selectPostable>>[number]

/** The claims that a remittance may speak of, as records and as a posting sees them. */
export interface ReadClaims {
  rows: readonly ReadClaim[]
  postable: readonly PostableClaim[]
  /** The practices that the remittance may pay, in the order of their ids. */
  practices: readonly PaidPractice[]
}

/**
 * Reads the claims that a remittance may speak of, of its practice and of the sisters of that: those that it names by one
 * of their numbers, those of the people whom it names that went to its payer, those that a person chose, and those of
 * other insurances for the same sessions.
 */
export async function readPostableClaims(work: Work<Actor>, of: PlannedRemittance): Promise<ReadClaims> {
  const { payerId, said, decisions } = of
  const practices = await readPaidPractices(work, of)
  const isOfPaid = inArray(
    claims.practiceId,
    practices.map(({ id }) => id),
  )
  const isOfPayer = inArray(
    claims.payerId,
    practices.flatMap(({ payer }) => payer?.id ?? []),
  )
  const numbers = claimsNamedIn(said)
  const chosen = [...decisions.claims, ...decisions.recoveries].flatMap(({ claimId }) => claimId ?? [])
  const named = await selectPostable(
    work,
    and(
      isOfPaid,
      isNotNull(claims.submittedOn),
      or(
        inArray(claims.pcn, numbers.pcns),
        inArray(claims.id, chosen),
        payerId === null ? undefined : and(isOfPayer, inArray(PLAIN_NUMBER, numbers.payerNumbers)),
      ),
    ),
  )
  const people = peopleNamedIn(said, new Set(named.map(({ claim }) => claim.pcn)))
  const alike =
    payerId === null || people.memberIds.length + people.names.length === 0
      ? []
      : await selectPostable(
          work,
          and(
            isOfPaid,
            isNotNull(claims.submittedOn),
            isOfPayer,
            or(inArray(PLAIN_MEMBER_ID, people.memberIds), inArray(PLAIN_NAME, people.names)),
          ),
        )
  const found = new Map([...named, ...alike].map((row) => [row.claim.id, row]))
  const sessions = await readSessions(work, [...found.keys()])
  const missing = sessions.flatMap(({ claimId }) => (found.has(claimId) ? [] : [claimId]))
  const others = missing.length === 0 ? [] : await selectPostable(work, inArray(claims.id, missing))
  const rows = [...found.values(), ...others]
  const postable = await toPostable(work, rows, sessions)
  const sisters = new Set(practices.flatMap(({ payer }) => payer?.id ?? []))
  return {
    ...{ rows, practices },
    // The insurance of a sister is the same payer as the one that pays.
    postable: postable.map((claim) =>
      payerId !== null && sisters.has(claim.payerId) ? { ...claim, payerId } : claim,
    ),
  }
}

/** How numbers and names are compared: see `plainNumber`. */
const plain = (text: SQL) => sql<string>`upper(regexp_replace(${text}, '[\\s-]', '', 'g'))`

const PLAIN_NUMBER = plain(sql`${claims.acceptedNumber}`)
const PLAIN_MEMBER_ID = plain(sql`${claims.form} ->> 'memberId'`)
const PLAIN_NAME = plain(
  sql`concat(${claims.form} #>> '{client,lastName}', ',', ${claims.form} #>> '{client,firstName}')`,
)

const selectPostable = ({ tx, actor }: Work<Actor>, where: SQL | undefined) =>
  tx
    .select({
      claim: claims,
      client: NAMED_CLIENT,
      payer: { id: payers.id, name: payers.name },
      credentials: staff.credentials,
    })
    .from(claims)
    .innerJoin(clients, isClientOf(claims))
    .innerJoin(payers, and(eq(payers.organizationId, claims.organizationId), eq(payers.id, claims.payerId)))
    .innerJoin(staff, and(eq(staff.organizationId, claims.organizationId), eq(staff.id, claims.clinicianId)))
    .where(and(eq(claims.organizationId, actor.organizationId), where))
    .orderBy(asc(claims.pcn))

/** Which claims bill the sessions of these claims, for whichever insurance of the client. */
async function readSessions({ tx, actor }: Work<Actor>, claimIds: readonly string[]) {
  const { organizationId, appointmentId, clientId, claimId } = claimSessions
  const ofOurs = tx
    .select({ appointmentId, clientId })
    .from(claimSessions)
    .where(and(eq(organizationId, actor.organizationId), inArray(claimId, [...claimIds])))
    .as('of_ours')
  return tx
    .selectDistinct({ appointmentId, clientId, claimId })
    .from(claimSessions)
    .innerJoin(ofOurs, and(eq(ofOurs.appointmentId, appointmentId), eq(ofOurs.clientId, clientId)))
    .where(eq(organizationId, actor.organizationId))
}

type Session = Awaited<ReturnType<typeof readSessions>>[number]

async function toPostable(
  work: Work<Actor>,
  rows: readonly ReadClaim[],
  sessions: readonly Session[],
): Promise<PostableClaim[]> {
  const entries = await readEntries(
    work,
    rows.map(({ claim }) => claim.id),
  )
  const insurances = await readCoverages(
    work,
    rows.map(({ claim }) => claim.clientId),
  )
  const rateOf = await readContractRates(work, [...new Set(rows.map(({ payer }) => payer.id))])
  const byId = new Map(rows.map((row) => [row.claim.id, row.claim]))
  const ofClaim = Map.groupBy(sessions, ({ claimId }) => claimId)
  const atSession = Map.groupBy(sessions, sessionKey)
  const beside = ({ id }: ReadClaim['claim']): ReadClaim['claim'][] => {
    const shared = (ofClaim.get(id) ?? []).flatMap((session) => atSession.get(sessionKey(session)) ?? [])
    const ids = new Set(shared.map(({ claimId }) => claimId))
    ids.delete(id)
    return [...ids].flatMap((other) => byId.get(other) ?? [])
  }
  return rows.map((row) => {
    const { claim } = row
    const others = beside(claim)
    const next = coverageAfter(insurances.get(claim.clientId) ?? [], claim)
    return postableOf(row, rateOf, {
      secondaryOf:
        others
          .filter(({ priority }) => priority < claim.priority)
          .toSorted((one, other) => other.priority - one.priority)
          .at(0)?.id ?? null,
      entries: entries.get(claim.id) ?? [],
      next:
        next === undefined
          ? null
          : {
              coverageId: next.id,
              claimId: others.find(({ coverageId }) => coverageId === next.id)?.id ?? null,
            },
    })
  })
}

/** A claim as a plan asks for it, with what its book and the other insurances say. */
export const postableOf = (
  { claim, credentials }: ReadClaim,
  rateOf: ContractRate,
  beside: Pick<PostableClaim, 'secondaryOf' | 'entries' | 'next'>,
): PostableClaim => ({
  ...{ id: claim.id, controlNumber: claim.pcn, payerId: claim.payerId, clientId: claim.clientId },
  payerClaimNumber: claim.acceptedNumber,
  client: { lastName: claim.form.client.lastName, firstName: claim.form.client.firstName },
  memberId: claim.form.memberId,
  isVoid: claim.state === 'void',
  lines: claim.form.lines.map((line) => ({
    ...{ id: line.controlNumber, controlNumber: line.controlNumber, servedOn: line.date },
    appointmentId: line.appointmentId,
    ...{ code: line.code, modifiers: line.modifiers, chargeCents: line.chargeCents },
    contractCents: rateOf(claim.payerId, line, credentials),
  })),
  ...beside,
})

/** What stands in the books of these claims, in the order in which it was written. */
export async function readEntries({ tx, actor }: Work<Actor>, claimIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(claimEntries)
    .where(
      and(
        eq(claimEntries.organizationId, actor.organizationId),
        inArray(claimEntries.claimId, [...claimIds]),
      ),
    )
    .orderBy(asc(claimEntries.seq))
  const entries = rows.map(
    ({ id, claimId, lineNumber, kind, cents, reversesId, share, postingId }): BookedEntry => ({
      ...{ id, claimId, lineId: lineNumber, kind, cents, reversesId, share, postingId },
    }),
  )
  return Map.groupBy(entries, ({ claimId }) => claimId)
}

const sessionKey = ({ appointmentId, clientId }: Session): string => `${appointmentId} ${clientId}`

/** The coverages of these clients, those that pay first at the top. */
async function readCoverages({ tx, actor }: Work<Actor>, clientIds: readonly string[]) {
  const ids = [...new Set(clientIds)]
  const rows = await tx
    .select()
    .from(coverages)
    .where(and(eq(coverages.organizationId, actor.organizationId), inArray(coverages.clientId, ids)))
    .orderBy(asc(coverages.priority), asc(coverages.effectiveFrom), asc(coverages.id))
  return Map.groupBy(rows, ({ clientId }) => clientId)
}
