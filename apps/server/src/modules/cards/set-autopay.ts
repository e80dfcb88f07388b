import type * as api from '@oaklet/api/contract'
import type { Autopay, AutopayWait } from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { findAutopayCard, saveAutopayChoice } from './autopay-choice'
import { lockClient } from './finish-card-setup'
import { autopayOf } from './get-autopay'

const REFUSALS: Readonly<Record<AutopayWait, string>> = {
  practice: 'This practice doesn’t use Autopay. Turn it on in billing settings first.',
  connection: 'This practice can’t charge cards yet. Connect it in billing settings.',
  card: 'This client has no card on file.',
  expired_card: 'The client’s default card has expired. Add another one first.',
  dispute: 'The client’s bank disputes a payment. Autopay can be turned on once that is decided.',
}

/** Turns Autopay on or off for a client; on only while nothing keeps it from charging. */
export async function setAutopay(
  { params, body: { isOn } }: CallOf<typeof api.setAutopay>,
  work: Work,
): Promise<Autopay> {
  await clientOf(work, params, 'all')
  // Who charges a card of the client waits, and then sees what was chosen.
  await lockClient(work, params.clientId)
  if (isOn) {
    const { waitsFor } = await findAutopayCard(work, params, work.now())
    if (waitsFor !== null) throw new AppError('transition_refused', REFUSALS[waitsFor])
  }
  await saveAutopayChoice(work, params, isOn)
  await recordAudit(work, {
    action: 'updated',
    resource: 'client',
    recordId: params.clientId,
    changed: ['autopay'],
  })
  return autopayOf(work, params)
}
