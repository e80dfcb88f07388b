import type { User } from '@oaklet/api'

/**
 * The practice to work in: the one chosen in this browser while it is still assigned, else the one that the server
 * names, else the first of those assigned; null without any (spec §4).
 */
export function workingPractice(user: User, chosen?: string | null): string | null {
  const { currentPractice, practiceId, assignedPractices } = user
  const assigned = assignedPractices.find((id) => id === chosen)
  return assigned ?? currentPractice ?? practiceId ?? assignedPractices[0] ?? null
}
