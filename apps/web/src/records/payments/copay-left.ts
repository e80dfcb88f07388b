import type { HoldableSession } from '@oaklet/api/contract'

/** What is left of the copay of a session, in cents; 0 where there is none. */
export const copayLeft = ({ copayCents, heldCents }: HoldableSession): number =>
  Math.max(0, (copayCents ?? 0) - heldCents)
