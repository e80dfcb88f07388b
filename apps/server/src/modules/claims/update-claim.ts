import type { Claim, ClaimForm, ClaimInput } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { claims } from '../../db/schema/claims-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { unchargeClaim } from './claim-book'
import { formFrom } from './claim-content'
import { addClaimEvent, formChanges } from './claim-events'
import { readClaimGroup } from './claim-sessions'
import type { ClaimKey, ClaimRow } from './claim-row'
import { findClaim } from './find-claim'
import { releaseClaimSessions } from './hold-claim-sessions'
import { isClaim, lockClaim } from './lock-claim'
import { lockSessionsOf } from './lock-sessions'
import { refreshed, withInput } from './merge-claim-form'
import { columnsOf } from './write-claim'

/** Saves what a person typed into a claim; what comes from records is taken as it is now. */
export async function updateClaim(
  { params: key, body: { version, ...input } }: CallOf<typeof api.updateClaim>,
  work: Work,
): Promise<Claim> {
  await lockSessionsOf(work, [key.claimId], 'no key update')
  const claim = await lockClaim(work, key, 'change', version)
  const unknown = input.lines.findIndex(
    ({ controlNumber }) => !claim.form.lines.some((line) => line.controlNumber === controlNumber),
  )
  if (unknown >= 0 || new Set(input.lines.map((line) => line.controlNumber)).size < input.lines.length) {
    throw validationFailed([
      { path: `lines.${Math.max(unknown, 0)}.controlNumber`, message: 'This is not a line of the claim' },
    ])
  }
  if (claim.replacedState !== null) requireWhole(claim, input)
  return save(work, key, claim, 'changed', (form) => withInput(form, input))
}

/** Throws 422 where a replacement would be an original, or leave a service of the claim out. */
function requireWhole(
  { form }: ClaimRow,
  { frequency, lines }: Pick<ClaimInput, 'frequency' | 'lines'>,
): void {
  const refused = [
    ...(frequency === '7'
      ? []
      : [{ path: 'frequency', message: 'The insurance has decided on this claim: correct it' }]),
    ...(lines.length === form.lines.length
      ? []
      : [{ path: 'lines', message: 'A correction has all sessions of the claim again' }]),
  ]
  if (refused.length > 0) throw validationFailed(refused)
}

/** Takes the records as they are now; what a person typed stays. */
export async function refreshClaim(
  { params: key, body: { version } }: CallOf<typeof api.refreshClaim>,
  work: Work,
): Promise<Claim> {
  await lockSessionsOf(work, [key.claimId], 'no key update')
  return save(work, key, await lockClaim(work, key, 'change', version), 'refreshed', (form) => form)
}

async function save(
  work: Work,
  key: ClaimKey,
  claim: ClaimRow,
  kind: 'changed' | 'refreshed',
  edit: (form: ClaimForm) => ClaimForm,
): Promise<Claim> {
  const { records, group } = await readClaimGroup(work, claim)
  const form = edit(refreshed(claim.form, formFrom(records, group, claim.pcn)))
  const columns = columnsOf(records, group, form, claim.state)
  await work.tx
    .update(claims)
    .set({ ...columns, version: claim.version + 1, updatedAt: work.now() })
    .where(isClaim(work.actor, key))
  await releaseClaimSessions(
    work.tx,
    claim,
    form.lines.map(({ appointmentId }) => appointmentId),
  )
  await unchargeClaim(work, claim, form.lines)
  const changes = formChanges(claim.form, form)
  await addClaimEvent(work, { ...claim, state: columns.state }, { kind, changes })
  await recordAudit(work, {
    action: 'updated',
    resource: 'claim',
    recordId: claim.id,
    changed: [...new Set(changes.map(({ field }) => field.split('.')[0] ?? field))],
  })
  return findClaim(work, key)
}
