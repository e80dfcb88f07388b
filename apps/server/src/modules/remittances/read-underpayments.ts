import { and, eq, inArray, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { standsPostedIn, type PostingDays } from './stands-posted-in'

/** A line of a claim of which an insurance allowed less than its contract said when that was posted. */
interface Underpayment {
  claim: { id: string; pcn: string }
  client: { name: string }
  lineNumber: string
  servedOn: string | null
  /** Null where the posting did not keep it yet. */
  contractCents: number | null
  /** By how much less was allowed. */
  cents: number
}

type Posted = Omit<Underpayment, 'claim' | 'client'> & { claimId: string }

/** What the payments that were posted on these days offered as underpaid, the largest difference first. */
export async function readUnderpayments(
  work: Work,
  practiceId: string,
  days: PostingDays,
): Promise<Underpayment[]> {
  const posted = await rowsOf<Posted>(
    work.tx,
    sql`
      select
        offer.said ->> 'claimId' as "claimId", offer.said ->> 'lineNumber' as "lineNumber",
        (offer.said ->> 'contractCents')::float8 as "contractCents", (offer.said ->> 'cents')::float8 as cents,
        jsonb_path_query_first(
          p.shown,
          '$.records[*] ? (@.id == $claimId).lines[*] ? (@.number == $lineNumber).servedOn',
          offer.said
        ) #>> '{}' as "servedOn"
      from postings p
      cross join lateral jsonb_path_query(p.shown, '$.plan.offers[*] ? (@.kind == "underpaid")') as offer (said)
      join claims c
        on c.organization_id = p.organization_id and c.id = (offer.said ->> 'claimId')::uuid
        and c.practice_id = ${practiceId}
      where ${standsPostedIn(work, practiceId, days)}
      order by cents desc, "lineNumber", p.id`,
  )
  const named = await namesOf(work, [...new Set(posted.map(({ claimId }) => claimId))])
  return posted.map(({ claimId, ...underpayment }) => {
    const found = named.get(claimId)
    if (found === undefined) throw new Error('A posting speaks of a claim that is not there')
    return { ...underpayment, ...found }
  })
}

/** The claims with these ids, and whose they are. */
async function namesOf({ tx, actor }: Work, ids: readonly string[]) {
  const rows = await tx
    .select({ claim: { id: claims.id, pcn: claims.pcn }, client: NAMED_CLIENT })
    .from(claims)
    .innerJoin(clients, isClientOf(claims))
    .where(and(eq(claims.organizationId, actor.organizationId), inArray(claims.id, [...ids])))
  return new Map(
    rows.map(({ claim, client }) => [claim.id, { claim, client: { name: displayName(client) } }]),
  )
}
