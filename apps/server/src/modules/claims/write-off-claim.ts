import { ADJUSTMENT_REASON_WORDS, type Claim } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { standingEntries } from '../../x12/posting/claims-book'
import { entriesOf, opposite } from './claim-book'
import { entriesOverRest, reasonAndNote, writeRest } from './close-rest'
import { findClaim } from './find-claim'
import { lockClaim } from './lock-claim'

/** Writes off what is open on each line of a claim. */
export async function writeOffClaim(
  { params: key, body: { version, reason, note } }: Pick<CallOf<typeof api.writeOffClaim>, 'params' | 'body'>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'write_off', version)
  const before = await entriesOf(work, claim.id)
  const written = entriesOverRest(claim, before, { kind: 'written_off', reasonCode: reason, note })
  await writeRest(work, claim, {
    ...{ before, written, field: 'writtenOffCents', kind: 'written_off', action: 'written_off' },
    reason: reasonAndNote(ADJUSTMENT_REASON_WORDS[reason], note),
  })
  return findClaim(work, key)
}

/** Takes back all that was written off of a claim, which is open again then. */
export async function undoClaimWriteOff(
  { params: key, body: { version } }: CallOf<typeof api.undoClaimWriteOff>,
  work: Work,
): Promise<Claim> {
  const claim = await lockClaim(work, key, 'undo_write_off', version)
  const before = await entriesOf(work, claim.id)
  const written = standingEntries(before)
    .filter(({ kind }) => kind === 'written_off')
    .map(opposite)
  if (written.length === 0) throw new AppError('transition_refused', 'Nothing of this claim is written off.')
  await writeRest(work, claim, {
    ...{ before, written, field: 'writtenOffCents' },
    ...{ kind: 'write_off_undone', action: 'adjustment_reversed', reason: '' },
  })
  return findClaim(work, key)
}
