import type { Tx } from '../../db/database'

/** When each client is next expected, at `now` or later; a client who is missing has nothing booked. */
export function nextAppointments(
  _tx: Tx,
  _practiceId: string,
  _clientIds: readonly string[],
  _now: Date,
): Promise<ReadonlyMap<string, Date>> {
  return Promise.resolve(new Map())
}
