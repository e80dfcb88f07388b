import type * as api from '@oaklet/api/contract'
import { NUMBERED_DOCUMENTS, type BillingSettings, type FieldError } from '@oaklet/api/contract'
import { raiseNextNumber } from '../../db/document-counters'
import { billingSettings } from '../../db/schema/billing-settings-table'
import { staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice, practiceToday } from '../organization'
import { findBillingSettings } from './get-billing-settings'
import { readBillingSettings } from './read-billing-settings'

type UpdateCall = CallOf<typeof api.updateBillingSettings>

/** Changes how the practice bills its clients, unless someone else has changed it since `version`. */
export async function updateBillingSettings(
  { actor: { organizationId }, params: { practiceId }, body: { version, nextNumbers, ...input } }: UpdateCall,
  work: Work,
): Promise<BillingSettings> {
  const place = { organizationId, practiceId }
  await lockPractice(work, practiceId)
  const before = await readBillingSettings(work.tx, place)
  if (before.version !== version) throw staleEdit(await findBillingSettings(work, practiceId))
  await raiseNumbers(work, place, nextNumbers)
  const { today } = await practiceToday(work, practiceId)
  const { statementDay, isAutopayOn, ...others } = input
  const sinceToday = statementDay === null ? null : today
  const changes = {
    ...{ ...others, statementDay },
    // Not the night that has begun.
    autopaySince: isAutopayOn ? (before.autopaySince ?? today) : null,
    statementDaySince: statementDay === before.statementDay ? before.statementDaySince : sinceToday,
    version: version + 1,
    updatedAt: work.now(),
  }
  await work.tx
    .insert(billingSettings)
    .values({ ...place, ...changes, createdAt: work.now() })
    .onConflictDoUpdate({
      target: [billingSettings.organizationId, billingSettings.practiceId],
      set: changes,
    })
  await recordAudit(work, {
    action: 'updated',
    resource: 'billing_settings',
    recordId: practiceId,
    changed: [
      ...changedFields(before, input),
      ...(Object.keys(nextNumbers).length === 0 ? [] : ['nextNumbers']),
    ],
  })
  return findBillingSettings(work, practiceId)
}

/** Raises each count that is named; throws 422 at those that would fall. */
async function raiseNumbers(
  { tx }: Work,
  place: Parameters<typeof raiseNextNumber>[2],
  numbers: UpdateCall['body']['nextNumbers'],
): Promise<void> {
  const refused: FieldError[] = []
  for (const kind of NUMBERED_DOCUMENTS) {
    const number = numbers[kind]
    if (number === undefined) continue
    const lowest = await raiseNextNumber(tx, kind, place, number)
    if (lowest > number) {
      refused.push({
        path: `nextNumbers.${kind}`,
        message: `Numbers only rise: use ${lowest} or a higher one`,
      })
    }
  }
  if (refused.length > 0) throw validationFailed(refused)
}
