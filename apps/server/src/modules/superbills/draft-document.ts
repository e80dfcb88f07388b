import { SuperbillDocument } from '@oaklet/api/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import { superbills, superbillSessions } from '../../db/schema/superbills-table'
import { readBilledClients, readBiller, readClinicians } from '../billing-documents'
import { isBillable } from './billable-sessions'
import { paidForSessions, spreadPaid } from './paid-for-sessions'
import { chargeOf, selectSessionLines, type SessionLine } from './session-lines'
import { documentLines, sumLines, type SuperbillSums } from './superbill-content'

type SuperbillRow = typeof superbills.$inferSelect
type Draft = Pick<SuperbillRow, 'organizationId' | 'practiceId' | 'id' | 'clientId' | 'clinicianId'>
type Practice = Pick<PracticeToday, 'timeZone' | 'currency'>

/** What a draft says by the records as they are now, diagnoses included. */
export async function draftDocument(tx: Tx, draft: Draft, practice: Practice): Promise<SuperbillDocument> {
  const { organizationId, practiceId, clientId, clinicianId } = draft
  const lines = await linesOfDrafts(tx, { organizationId, practiceId }, [draft.id], practice)
  const paid = spreadPaid(lines, await paidForSessions(tx, organizationId, lines))
  const found = (await readBilledClients(tx, organizationId, [clientId])).get(clientId)
  const clinician = (await readClinicians(tx, organizationId, [clinicianId])).get(clinicianId)
  if (found === undefined || clinician === undefined) throw new Error('A superbill lacks its people')
  const { diagnoses, ...client } = found
  const written = documentLines(lines, paid, diagnoses, practice)
  const { chargedCents, paidCents } = sumLines(written)
  return SuperbillDocument.parse({
    ...{ biller: await readBiller(tx, organizationId, practiceId), client, clinician },
    ...{ lines: written, chargedCents, paidCents, currency: practice.currency },
  })
}

/** What the sessions of drafts come to now, by the draft’s id. */
export async function sumDrafts(
  tx: Tx,
  practice: Practice & Pick<Draft, 'organizationId' | 'practiceId'>,
  ids: readonly string[],
): Promise<(id: string) => SuperbillSums> {
  const lines = ids.length === 0 ? [] : await linesOfDrafts(tx, practice, ids, practice)
  const paid = lines.length === 0 ? [] : await paidForSessions(tx, practice.organizationId, lines)
  const spread = spreadPaid(lines, paid)
  const priced = lines.map((line, index) => ({
    ...line,
    chargedCents: chargeOf(line),
    paidCents: spread[index] ?? 0,
  }))
  return (id) => sumLines(priced.filter(({ superbillId }) => superbillId === id))
}

/** The services of the sessions that drafts hold, as far as these can still be on them. */
const linesOfDrafts = (
  tx: Tx,
  of: Pick<Draft, 'organizationId' | 'practiceId'>,
  ids: readonly string[],
  { timeZone }: Practice,
): Promise<SessionLine[]> =>
  selectSessionLines(
    tx,
    and(isBillable(of, of.practiceId), inArray(superbillSessions.superbillId, [...ids]), isStillOf(timeZone)),
  )

/** Whether a session is still with the clinician of the superbill that holds it, and within its period. */
const isStillOf = (timeZone: string): SQL => sql`exists (
  select from ${superbills}
  where ${and(
    eq(superbills.organizationId, superbillSessions.organizationId),
    eq(superbills.id, superbillSessions.superbillId),
    eq(superbills.clinicianId, appointments.clinicianId),
  )}
    and (${appointments.startsAt} at time zone ${timeZone})::date
      between ${superbills.fromOn} and ${superbills.toOn}
)`
