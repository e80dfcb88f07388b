import { type Invariant, tabOf } from './invariant'

/**
 * Seen on the tab's platform: right after `dispose()` no timer that the session started waits, none of its listeners
 * is there, and it neither holds the lock nor waits for it. Once its last request is over, no request's timer waits.
 */
export const disposeLeavesNothing: Invariant = {
  number: 8,
  rule: 'Once disposed of, a session leaves no timer, no listener and no lock.',
  broken: ({ ledger }) => {
    for (const { page, left } of ledger.disposals) {
      if (left !== '') return `${tabOf(page)} left ${left}`
      const { timers, listeners, locks } = page.sessionLeftovers()
      if (timers + listeners + locks > 0) return `${tabOf(page)} came to life again`
      const isQuiet =
        page.underWay.size === 0 &&
        ledger.asked.every((each) => each.page !== page || each.settledMs !== null)
      if (isQuiet && page.requestTimers() > 0) return `${tabOf(page)} left a request’s timer`
    }
    return null
  },
}
