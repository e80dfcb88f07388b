import { sql, type SQL } from 'drizzle-orm'
import { daysInTreatment, withFirst, withSeen } from '../clinical/treatment'
import { ofPart, recordColumns, type RecordList, type RecordsOf } from './record-source'

/** Lists the clients seen in the range, by their last visit. */
export const clientsSeenRecords = (of: RecordsOf): RecordList => seenRecords(of)

/** Lists the clients seen, with the number of their sessions. */
export const sessionsPerClientRecords = (of: RecordsOf): RecordList =>
  seenRecords(of, { amount: sql`sessions` })

/** Lists the clients seen, with their weeks in treatment. */
export const weeksInTreatmentRecords = (of: RecordsOf): RecordList =>
  seenRecords(of, { amount: sql`(${daysInTreatment(of.scope)}) / 7.0`, join: withFirst(of.scope) })

function seenRecords(of: RecordsOf, { amount, join = sql`` }: { amount?: SQL; join?: SQL } = {}): RecordList {
  const { scope, spans } = of
  const columns = recordColumns({
    kind: 'client',
    recordId: sql`seen.client_id`,
    clientId: sql`seen.client_id`,
    day: sql`last_at at time zone ${scope.timeZone}`,
    at: sql`last_at`,
    amount,
  })
  return {
    permission: 'clients:view',
    reveals: of.part?.split.reveals,
    aggregation: amount === undefined ? 'count' : 'average',
    amountUnit: amount === undefined ? null : 'count',
    base: null,
    rows: sql`${withSeen(scope, [spans.range], { ofPart: ofPart(of) })} select ${columns} from seen ${join}`,
  }
}
