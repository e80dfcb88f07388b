import type { User } from '@oaklet/api'

/**
 * Returns the current practice: the one chosen in this browser while it is still assigned, else the one that the
 * server names, else the first assigned one; null without any (spec §4).
 */
export function workingPractice(user: User, chosen?: string | null): string | null {
  const { currentPractice, practiceId, assignedPractices } = user
  const assigned = assignedPractices.find((id) => id === chosen)
  return assigned ?? currentPractice ?? practiceId ?? assignedPractices[0] ?? null
}
