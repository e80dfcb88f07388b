import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { ProviderAway, type ProviderEvent, ProviderRefused } from '../../payment-provider'
import { inWork } from '../../work'
import { accountsInUse } from '../payment-connection'
import { takeEvent, withoutTaken } from './take-provider-event'

const JOB = 'missed payment events'

/** The provider tries a call again for three days; what is older was taken, or asked for before. */
const LOOKED_BACK_MS = 4 * 24 * 3_600_000

/**
 * Reads what the provider would have told in the last days, and takes what never came: a charge, a refund or a dispute
 * whose call was lost, or, where the provider can't call this server, all of them.
 */
export async function takeMissedEvents(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => takeMissedIn(deps, organizationId))
}

/** The same in one organization. */
export async function takeMissedIn(deps: Deps, organizationId: string): Promise<void> {
  const actor = { kind: 'job' as const, organizationId, name: JOB }
  const accounts = new Set((await inWork(deps, actor, accountsInUse)).map((one) => one.accountId))
  const since = new Date(deps.clock.now().getTime() - LOOKED_BACK_MS)
  for (const account of accounts) {
    const told = await eventsOf(deps, account, since)
    const missed = await inWork(deps, actor, (work) => withoutTaken(work, told))
    const facts = ({ id: eventId }: ProviderEvent) => ({ work: JOB, organizationId, eventId })
    await oneByOne(deps, missed, facts, (event) => takeEvent(deps, actor, event).catch(unlessUnreachable))
  }
}

/** What can be acted on of what the provider would have told; nothing where it doesn't answer. */
async function eventsOf(deps: Deps, account: string, since: Date): Promise<ProviderEvent[]> {
  try {
    const told = await deps.paymentProvider.eventsSince(account, since)
    return told.filter(({ about }) => about.kind !== 'unknown')
  } catch (error) {
    unlessUnreachable(error)
    return []
  }
}

/** The account is asked about again after the next pause. */
function unlessUnreachable(error: unknown): void {
  if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
}
