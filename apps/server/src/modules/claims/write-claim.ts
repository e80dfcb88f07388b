import { hasErrors, scrubClaim, type ClaimForm, type ClaimState } from '@oaklet/api/contract'
import { claimTotal } from '@oaklet/api/contract'
import { contextFrom, filingDueOn, type InsuredGroup } from './claim-content'
import type { ClaimRecords } from './claim-records'
import type { ClaimRow } from './claim-row'

/** The columns that follow from what a claim says; `state` is the one that it has so far. */
export function columnsOf(
  records: ClaimRecords,
  group: InsuredGroup,
  form: ClaimForm,
  state: ClaimState,
): Pick<
  ClaimRow,
  | 'form'
  | 'payerId'
  | 'priority'
  | 'state'
  | 'firstOn'
  | 'lastOn'
  | 'sessionCount'
  | 'chargedCents'
  | 'errorCount'
  | 'warningCount'
  | 'filingDueOn'
> {
  const findings = scrubClaim(form, contextFrom(records, group, form))
  const errorCount = findings.filter(({ level }) => level === 'error').length
  const days = form.lines.map(({ date }) => date).toSorted()
  return {
    form,
    payerId: form.payer.id,
    priority: form.priority,
    state: hasErrors(findings) ? (state === 'rejected' ? 'rejected' : 'draft') : 'ready',
    firstOn: days.at(0) ?? '',
    lastOn: days.at(-1) ?? '',
    sessionCount: new Set(form.lines.map(({ appointmentId }) => appointmentId)).size,
    chargedCents: claimTotal(form),
    errorCount,
    warningCount: findings.length - errorCount,
    filingDueOn: filingDueOn(form, group.insurance),
  }
}
