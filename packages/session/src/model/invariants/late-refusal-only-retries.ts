import { REFRESH_PATH } from '../model-ledger'
import { type Invariant, tabOf } from './invariant'

/**
 * Seen at the moment when a 401 reaches a tab: if the tab and the shared store hold another token by then than the
 * one that was refused, the tab sends no refresh in that moment, and asks for no turn to.
 */
export const lateRefusalOnlyRetries: Invariant = {
  number: 2,
  rule: 'A late 401 for a token that was already replaced just retries.',
  broken: ({ ledger }) => {
    for (const { page, moment, path } of ledger.lateRefusals) {
      const refresh = ledger.exchanges.find(
        (each) => each.page === page && each.path === REFRESH_PATH && each.sentMoment === moment,
      )
      if (refresh !== undefined) return `${tabOf(page)} refreshed for a late 401 to ${path}`
    }
    return null
  },
}
