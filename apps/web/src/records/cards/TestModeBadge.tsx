import { StatusBadge } from '@oaklet/design-system'

/** Says that no real money moves, wherever cards are connected, kept or charged. */
export const TestModeBadge = () => <StatusBadge tone="info">Test mode</StatusBadge>
