import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'

/**
 * Whether an appointment of the practice was ever booked with this code, or an authorization, a fee agreement or the
 * waitlist names it.
 */
export async function isCodeUsed({ tx, actor }: Work, practiceId: string, code: string): Promise<boolean> {
  const { organizationId } = actor
  const [found] = await rowsOf<{ isUsed: boolean }>(
    tx,
    sql`
      select exists (
        select from appointment_lines l
        join appointments a on a.organization_id = l.organization_id and a.id = l.appointment_id
        where l.organization_id = ${organizationId} and l.service_code = ${code} and a.practice_id = ${practiceId}
      ) or exists (
        select from authorizations u
        where u.organization_id = ${organizationId} and u.practice_id = ${practiceId} and ${code} = any (u.codes)
      ) or exists (
        select from fee_agreements f
        where f.organization_id = ${organizationId} and f.practice_id = ${practiceId} and f.service_code = ${code}
      ) or exists (
        select from waitlist_entries w
        where w.organization_id = ${organizationId} and w.practice_id = ${practiceId} and w.service_code = ${code}
      ) as "isUsed"`,
  )
  return found?.isUsed === true
}
