import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../../db/database'
import { chargeOf, type SessionLine } from './session-lines'

/** What a client has paid towards a service of a session, in cents. */
export interface PaidShare {
  clientId: string
  appointmentId: string
  code: string
  cents: number
}

/** What was paid, by payments and by credit, towards the invoices’ lines that bill these sessions. */
export const paidForSessions = (
  tx: Tx,
  organizationId: string,
  lines: readonly SessionLine[],
): Promise<PaidShare[]> => {
  const ids = JSON.stringify([...new Set(lines.map(({ appointmentId }) => appointmentId))])
  return rowsOf<PaidShare>(
    tx,
    sql`
      with asked as (select jsonb_array_elements_text(${ids}::jsonb)::uuid as id),
      lines as (
        select invoice_id, appointment_id,
          row_number() over (partition by invoice_id order by position, id) as line
        from invoice_lines
        where organization_id = ${organizationId} and invoice_id in (
          select invoice_id from invoice_lines
          where organization_id = ${organizationId} and appointment_id in (select id from asked)
        )
      )
      select s.client_id::text as "clientId", l.appointment_id::text as "appointmentId",
        s.service_code as code, (0 - sum(s.cents))::float8 as cents
      from lines l
      join ledger_entries e on e.organization_id = ${organizationId} and e.invoice_id = l.invoice_id
      join ledger_shares s
        on s.organization_id = e.organization_id and s.entry_id = e.id and s.line = l.line
      where l.appointment_id in (select id from asked) and s.effect = 'payment'
      group by s.client_id, l.appointment_id, s.service_code`,
  )
}

/**
 * What is paid for each line, in their order. Lines of one session with the same code are paid one after the other; what
 * is paid beyond all of them counts for the last.
 */
export function spreadPaid(lines: readonly SessionLine[], paid: readonly PaidShare[]): number[] {
  const isFor = (line: SessionLine) => (share: Pick<PaidShare, 'clientId' | 'appointmentId' | 'code'>) =>
    share.clientId === line.clientId && share.appointmentId === line.appointmentId && share.code === line.code
  const left = new Map(paid.map((share) => [share, share.cents]))
  return lines.map((line, index) => {
    const share = paid.find(isFor(line))
    const cents = share === undefined ? 0 : (left.get(share) ?? 0)
    if (share === undefined || cents === 0) return 0
    const isLast = !lines.slice(index + 1).some(isFor(line))
    const part = isLast ? cents : Math.min(cents, chargeOf(line))
    left.set(share, cents - part)
    return part
  })
}
