import { sql, type SQL } from 'drizzle-orm'
import {
  isOverdue,
  joinAllScores,
  joinScores,
  outcomeOf,
  untilOf,
  type OutcomeKind,
  type OutcomeSql,
} from '../clinical/measure-outcomes'
import { withSeen } from '../clinical/treatment'
import { ofPart, recordColumns, type RecordList, type RecordsOf, type RecordSource } from './record-source'

/** The record sources of the figures of one kind of measure, by figure id: the clients with two scores. */
export function scoreRecords(kind: OutcomeKind): Record<string, RecordSource> {
  const { first, last, firstTakenOn, isCase, hasResponded, change } = outcomeOf(kind)
  return {
    [`${kind}Intake`]: (of) => scored(of, kind, { day: firstTakenOn, amount: first }),
    [`${kind}Now`]: (of) => scored(of, kind, { amount: last }),
    [`${kind}ReliableImprovement`]: (of) => scored(of, kind, { counted: sql`${change} = 'improved'` }),
    [`${kind}Response`]: (of) => scored(of, kind, { where: isCase, counted: hasResponded }),
    [kind]: (of) => scored(of, kind, {}),
  }
}

interface ClientsBehind {
  where?: SQL
  /** The day of the score; by default, of the last one. */
  day?: OutcomeSql['firstTakenOn']
  amount?: SQL
  counted?: SQL
}

function scored(
  of: RecordsOf,
  kind: OutcomeKind,
  { where = sql`true`, day, amount, counted }: ClientsBehind,
) {
  const { scope, spans } = of
  const { isMeasured, lastTakenOn } = outcomeOf(kind)
  const takenOn = day ?? lastTakenOn
  const until = untilOf([spans.range], scope, spans.now)
  const columns = recordColumns({
    ...OF_SEEN,
    day: takenOn,
    at: sql`(${takenOn}::timestamp at time zone 'UTC')`,
    amount,
    isCounted: counted,
  })
  const rows = sql`
    ${withSeen(scope, [spans.range])}
    select ${columns} from seen ${joinScores(scope, kind, until)}
    where ${isMeasured} and ${where} ${ofPart(of)}`
  const list = { permission: 'clients:view', reveals: 'scores', base: null, rows } as const
  if (amount !== undefined) return { ...list, aggregation: 'average', amountUnit: 'count' } as const
  return { ...list, aggregation: counted === undefined ? 'count' : 'share', amountUnit: null } as const
}

/** Lists the clients seen in the range whose measure is overdue, by their last visit. */
export function overdueRecords({ scope, spans }: RecordsOf): RecordList {
  const until = untilOf([spans.range], scope, spans.now)
  const columns = recordColumns({
    ...OF_SEEN,
    day: sql`last_at at time zone ${scope.timeZone}`,
    at: sql`last_at`,
  })
  return {
    permission: 'clients:view',
    reveals: 'scores',
    aggregation: 'count',
    amountUnit: null,
    base: null,
    rows: sql`
      ${withSeen(scope, [spans.range])}
      select ${columns} from seen
      ${joinAllScores(scope, until)}
      where ${isOverdue(until)}`,
  }
}

const OF_SEEN = { kind: 'client', recordId: sql`seen.client_id`, clientId: sql`seen.client_id` } as const
