import { coverageTime, type NextInsurance } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import { coverages } from '../../db/schema/coverages-table'
import { payers } from '../../db/schema/payers-table'
import type { Work } from '../../work'
import { bookSums } from '../../x12/posting/claims-book'
import { openLines, type entriesOf } from './claim-book'
import { claimsBeside } from './claims-beside'
import type { ClaimRow } from './claim-row'
import type { lastSaidOfClaim } from './latest-decision'

type Coverage = Pick<typeof coverages.$inferSelect, 'priority' | 'status' | 'effectiveFrom' | 'effectiveTo'>

/** The coverage that pays after the insurance of a claim, of all of the client’s in the order in which they pay. */
export const coverageAfter = <One extends Coverage>(
  all: readonly One[],
  { priority, firstOn }: Pick<ClaimRow, 'priority' | 'firstOn'>,
): One | undefined => all.find((one) => one.priority > priority && coverageTime(one, firstOn) === 'current')

/** CLP02 of claims that were processed and sent on to the next payer. */
const FORWARDED: readonly (string | undefined)[] = ['19', '20', '21']

/** The insurance that could be asked for what a claim left by its last decision and its book; null for none. */
export async function nextInsuranceOf(
  work: Work,
  claim: ClaimRow,
  said: Awaited<ReturnType<typeof lastSaidOfClaim>>,
  entries: Awaited<ReturnType<typeof entriesOf>>,
): Promise<NextInsurance | null> {
  if (said === null) return null
  const next = await readCoverageAfter(work, claim)
  const beside = await claimsBeside(work, claim)
  if (next === undefined || beside.some(({ priority }) => priority > claim.priority)) return null
  const { toClientCents } = bookSums(entries)
  const openCents = openLines(entries).reduce((sum, { cents }) => sum + cents, 0)
  if (openCents === 0 && toClientCents === 0) return null
  const isForwarded = FORWARDED.includes(said.decided.at(-1)?.said.status)
  return { coverageId: next.id, payer: next.payer, openCents, toClientCents, isForwarded }
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
