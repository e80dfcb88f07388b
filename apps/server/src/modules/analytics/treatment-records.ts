import { sql, type SQL } from 'drizzle-orm'
import { ofPart, recordColumns, type RecordList, type RecordsOf } from './record-source'
import { daysInTreatment, withFirst, withSeen } from './treatment'

/** The clients who came in the range, by the last time. */
export const clientsSeenRecords = (of: RecordsOf): RecordList => seenRecords(of)

/** The same, each with how often they came. */
export const sessionsPerClientRecords = (of: RecordsOf): RecordList =>
  seenRecords(of, { amount: sql`sessions` })

/** The same, each with the weeks since they came first. */
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
    tells: of.part?.split.tells,
    aggregation: amount === undefined ? 'count' : 'average',
    amountUnit: amount === undefined ? null : 'count',
    base: null,
    rows: sql`${withSeen(scope, [spans.range], { ofPart: ofPart(of) })} select ${columns} from seen ${join}`,
  }
}
