import { compareNames, type Appointment } from '@oaklet/api/contract'

/** A client with sessions that no invoice bills yet. */
export interface ClientToInvoice {
  id: string
  name: string
  count: number
  totalCents: number
  /** The instant of the oldest one. */
  oldestAt: string
}

/** Uninvoiced appointments by client, the one who waits longest first. */
export function clientsToInvoice(appointments: readonly Appointment[]): ClientToInvoice[] {
  const byId = new Map<string, ClientToInvoice>()
  for (const { clients, lines, startsAt } of appointments) {
    const fee = lines.reduce((sum, { units, feeCents }) => sum + units * feeCents, 0)
    for (const { id, name } of clients) {
      const known = byId.get(id) ?? { id, name, count: 0, totalCents: 0, oldestAt: startsAt }
      byId.set(id, {
        ...known,
        count: known.count + 1,
        totalCents: known.totalCents + fee,
        oldestAt: startsAt < known.oldestAt ? startsAt : known.oldestAt,
      })
    }
  }
  return [...byId.values()].sort(
    (a, b) => a.oldestAt.localeCompare(b.oldestAt) || compareNames(a.name, b.name),
  )
}
