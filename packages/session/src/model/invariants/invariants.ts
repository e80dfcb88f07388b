import { disposeLeavesNothing } from './dispose-leaves-nothing'
import { everythingSettles } from './everything-settles'
import type { Invariant } from './invariant'
import { lateRefusalOnlyRetries } from './late-refusal-only-retries'
import { noStaleBearer } from './no-stale-bearer'
import { oneOrganizationAtATime } from './one-organization-at-a-time'
import { onePersonAtATime } from './one-person-at-a-time'
import { oneRefreshPerToken } from './one-refresh-per-token'
import { onlyRefusalExpires } from './only-refusal-expires'
import { signOutIsFinal } from './sign-out-is-final'

/** What the session promises whatever happens, checked after each command. */
export const INVARIANTS: readonly Invariant[] = [
  oneRefreshPerToken,
  lateRefusalOnlyRetries,
  signOutIsFinal,
  everythingSettles,
  onlyRefusalExpires,
  noStaleBearer,
  onePersonAtATime,
  oneOrganizationAtATime,
  disposeLeavesNothing,
]
