import type { ClaimLine, FeeScheduleLine } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import type { Work } from '../../work'

/** What the contract with a payer allows for a line of a claim, in cents; null where no schedule says so. */
export type ContractRate = (
  payerId: string,
  line: Pick<ClaimLine, 'date' | 'code' | 'modifiers' | 'units'>,
  credentials: string,
) => number | null

/** Reads what these payers allow; each of them belongs to one practice. */
export async function readContractRates(
  { tx, actor }: Work<Actor>,
  payerIds: readonly string[],
): Promise<ContractRate> {
  const schedules = await tx
    .select()
    .from(feeSchedules)
    .where(
      and(
        eq(feeSchedules.organizationId, actor.organizationId),
        inArray(feeSchedules.payerId, [...payerIds]),
      ),
    )
  return (payerId, line, credentials) => {
    const schedule = schedules.find(
      ({ startsOn, endsOn, ...one }) =>
        one.payerId === payerId && startsOn <= line.date && (endsOn === null || line.date <= endsOn),
    )
    const found = schedule === undefined ? undefined : contractLine(schedule.lines, line, credentials)
    return found === undefined ? null : found.allowedCents * line.units
  }
}

/** The line of a schedule that fits a service best: by its modifier first, then by the clinician’s credential. */
function contractLine(
  lines: readonly FeeScheduleLine[],
  { code, modifiers }: Pick<ClaimLine, 'code' | 'modifiers'>,
  credentials: string,
): FeeScheduleLine | undefined {
  const held = credentials.toUpperCase().split(/[\s,;/]+/)
  const fitting = lines.filter(
    (line) =>
      line.code === code &&
      (line.modifier === '' || modifiers.includes(line.modifier)) &&
      (line.credential === '' || held.includes(line.credential.toUpperCase())),
  )
  const fit = ({ modifier, credential }: FeeScheduleLine) =>
    Number(modifier !== '') * 2 + Number(credential !== '')
  return fitting.toSorted((one, other) => fit(other) - fit(one)).at(0)
}
