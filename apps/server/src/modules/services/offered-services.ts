import { and, inArray } from 'drizzle-orm'
import { services } from '../../db/schema/services-table'
import type { Work } from '../../work'
import { isServiceOfPractice } from './select-services'

/**
 * Returns the label of each of these codes that can be booked in the practice, by code. Until the transaction ends none
 * of them is deleted or gets another code.
 */
export async function offeredServices(
  { tx, actor }: Work,
  practiceId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const offered = await tx
    .select({ code: services.code, label: services.label })
    .from(services)
    .where(and(isServiceOfPractice(actor, practiceId), inArray(services.code, [...codes]), services.isActive))
    .for('key share')
  return new Map(offered.map(({ code, label }) => [code, label]))
}
