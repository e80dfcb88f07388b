import { accessScope, isAllowed } from '@oaklet/api/contract'
import { and, asc, eq, not, type SQL } from 'drizzle-orm'
import { dayOf } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { authorizations } from '../../db/schema/coverages-table'
import { practices } from '../../db/schema/practices-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { workOf } from '../../work'
import { displayName, isInScope } from '../caseload'
import { findRecipients, notify, type Recipient, wasNotified } from '../notifications'
import { endsSoon, hasFewVisits } from './authorization-stands'
import { dayWords } from './day-words'
import {
  isListedIn,
  selectListedAuthorizations,
  type SelectedAuthorization,
} from './select-listed-authorizations'

const BATCH = 500
const JOB = 'low authorizations'

/** Why an authorization is low; each reason is told of once. */
interface Reason {
  /** Stands before the id in what a notification is about. */
  kind: string
  isSo: (today: string) => SQL | undefined
  subject: (low: SelectedAuthorization, who: string) => string
}

const REASONS: readonly Reason[] = [
  {
    kind: 'authorization visits',
    isSo: hasFewVisits,
    subject: ({ authorization: { number, visits }, usedVisits }, who) =>
      `${who} has ${visits - usedVisits} ${visits - usedVisits === 1 ? 'visit' : 'visits'} left on authorization ${number}`,
  },
  {
    kind: 'authorization end',
    isSo: endsSoon,
    subject: ({ authorization: { number, endsOn } }, who) =>
      `Authorization ${number} of ${who} ends on ${dayWords(endsOn)}`,
  },
]

interface Untold {
  low: SelectedAuthorization
  reason: Reason
  recipients: readonly Recipient[]
}

/**
 * Notifies of each authorization that has few visits left, once, and of each that ends soon, once: again only where all
 * of these notifications have been purged.
 */
export async function notifyLowAuthorizations(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    for (const untold of await findUntold(deps, organizationId)) {
      if (deps.changes.ended.aborted) return
      await inTenant(deps.db, organizationId, async (tx) => {
        for (const recipient of untold.recipients) await tellOf(tx, deps, untold, recipient)
      })
      deps.changes.announce(organizationId)
    }
  })
}

/** Finds the low authorizations without a notification for a reason yet, with the recipients of each. */
function findUntold(deps: Deps, organizationId: string): Promise<Untold[]> {
  return inTenant(deps.db, organizationId, async (tx) => {
    const places = await tx
      .select({ practiceId: practices.id, timeZone: practices.timeZone })
      .from(practices)
      .where(eq(practices.organizationId, organizationId))
    const found: Untold[] = []
    for (const { practiceId, timeZone } of places) {
      const place = { organizationId, practiceId, today: dayOf(deps.clock.now(), timeZone) }
      const untold: Omit<Untold, 'recipients'>[] = []
      for (const reason of REASONS) {
        for (const low of await untoldIn(tx, place, reason)) untold.push({ low, reason })
      }
      if (untold.length === 0) continue
      const everybody = await findRecipients(tx, organizationId, practiceId)
      for (const { low, reason } of untold) {
        found.push({ low, reason, recipients: everybody.filter((person) => dealsWithPayers(person, low)) })
      }
    }
    return found
  })
}

const untoldIn = (tx: Tx, place: Parameters<typeof isListedIn>[0], { kind, isSo }: Reason) =>
  selectListedAuthorizations(tx, {
    where: and(
      isListedIn(place),
      isSo(place.today),
      not(wasNotified('authorization_low', kind, authorizations)),
    ),
    orderBy: [asc(authorizations.endsOn), asc(authorizations.id)],
    limit: BATCH,
  })

/**
 * Who sees the client and does the billing, so deals with payers: everybody who may enter an authorization would be too
 * many, as each clinician of all clients would hear of those of all colleagues.
 */
const dealsWithPayers = (
  { staffId, permissions }: Recipient,
  { primaryClinicianId }: SelectedAuthorization,
): boolean =>
  isAllowed(permissions, 'billing:edit') &&
  isInScope({ staffId }, accessScope(permissions, 'clients:view'), primaryClinicianId)

async function tellOf(tx: Tx, deps: Deps, { low, reason }: Untold, recipient: Recipient): Promise<void> {
  const { organizationId, practiceId, id, clientId } = low.authorization
  await notify(workOf(tx, deps, { kind: 'job', name: JOB, organizationId }), recipient, {
    practiceId,
    event: 'authorization_low',
    subject: (who) => reason.subject(low, who),
    clients: [{ id: clientId, name: displayName(low.client) }],
    link: `/clients?client=${clientId}&tab=insurance`,
    about: `${reason.kind} ${id}`,
    stoodBefore: null,
    standsNow: 'low',
    isOnceOnly: true,
  })
}
