import { existsSync, readFileSync } from 'node:fs'

/** How often each kind of work stands in the log that the tests append to: one word a line. */
export function countWork(file) {
  const counts = {}
  if (!existsSync(file)) return counts
  for (const kind of readFileSync(file, 'utf8').split('\n').filter(Boolean))
    counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/**
 * The kinds of work of which a step did more than its budget allows, each as a failure. Work is counted, not timed: so
 * the gate can't grow slower unseen, and no busy machine turns it red.
 */
export const overBudget = (counts, budget = {}) =>
  Object.entries(budget)
    .filter(([kind, most]) => (counts[kind] ?? 0) > most)
    .map(([kind, most]) => ({
      test: `the budget of this step: ${kind}`,
      message:
        `${counts[kind]} of at most ${most}. Ask for the same in a cheaper layer, or raise the budget in ` +
        'scripts/test-steps.mjs and say in the commit what it is spent on.',
    }))
