import { coverageTime, type NextInsurance } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'
import { bookSums } from '../../x12/posting/claims-book'
import { entriesOf } from './claim-book'
import { claimsBeside } from './claims-beside'
import type { ClaimRow } from './claim-row'
import { lastSaidOfClaim } from './latest-decision'

type Coverage = Pick<typeof coverages.$inferSelect, 'priority' | 'status' | 'effectiveFrom' | 'effectiveTo'>

/** The coverage that pays after the insurance of a claim, of all of the client’s in the order in which they pay. */
export const coverageAfter = <One extends Coverage>(
  all: readonly One[],
  { priority, firstOn }: Pick<ClaimRow, 'priority' | 'firstOn'>,
): One | undefined => all.find((one) => one.priority > priority && coverageTime(one, firstOn) === 'current')

/** CLP02 of claims that were processed and sent on to the next payer. */
const FORWARDED: readonly (string | undefined)[] = ['19', '20', '21']

/** The insurance that could be asked for what a claim, which was decided on, left; null for none. */
export async function nextInsuranceOf(work: Work, claim: ClaimRow): Promise<NextInsurance | null> {
  const next = await readCoverageAfter(work, claim)
  const beside = await claimsBeside(work, claim)
  if (next === undefined || beside.some(({ priority }) => priority > claim.priority)) return null
  const said = await lastSaidOfClaim(work, claim.id)
  if (said === null) return null
  const entries = await entriesOf(work, claim.id)
  const { toClientCents } = bookSums(entries)
  const openCents = openLines(entries).reduce((sum, { cents }) => sum + cents, 0)
  if (openCents === 0 && toClientCents === 0) return null
  const isForwarded = FORWARDED.includes(said.decided.at(-1)?.said.status)
  return { coverageId: next.id, payer: next.payer, openCents, toClientCents, isForwarded }
}

/** What is open on each line, where something is. What was paid too much on another one is still owed back. */
export function openLines(entries: Awaited<ReturnType<typeof entriesOf>>) {
  const lines = Map.groupBy(entries, ({ lineNumber }) => lineNumber)
  return [...lines].flatMap(([lineNumber, ofLine]) => {
    const { openCents } = bookSums(ofLine)
    return openCents > 0 ? [{ lineNumber, cents: openCents }] : []
  })
}

async function readCoverageAfter({ tx }: Work, claim: ClaimRow) {
  const rows = await tx
    .select({ coverage: coverages, payer: { id: payers.id, name: payers.name } })
    .from(coverages)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId)),
    )
    .where(and(eq(coverages.organizationId, claim.organizationId), eq(coverages.clientId, claim.clientId)))
    .orderBy(asc(coverages.priority), asc(coverages.effectiveFrom), asc(coverages.id))
  return coverageAfter(
    rows.map(({ coverage, payer }) => ({ ...coverage, payer })),
    claim,
  )
}
