import { accessScope, isAllowed } from '@oaklet/api/contract'
import { and, asc, not, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { authorizations } from '../../db/schema/coverages-table'
import type { Deps } from '../../deps'
import { displayName, isInScope } from '../caseload'
import { notifyOnce, type PracticeDay, type Recipient, wasNotified } from '../notifications'
import { endsSoon, hasFewVisits } from './authorization-stands'
import { dayWords } from './day-words'
import {
  isListedIn,
  selectListedAuthorizations,
  type SelectedAuthorization,
} from './select-listed-authorizations'

const BATCH = 500

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

/**
 * Notifies of each authorization that has few visits left, once, and of each that ends soon, once: again only where all
 * of these notifications have been purged.
 */
export const notifyLowAuthorizations = (deps: Deps): Promise<void> =>
  notifyOnce(deps, {
    job: 'low authorizations',
    find: async (tx, place) => {
      const found: { low: SelectedAuthorization; reason: Reason }[] = []
      for (const reason of REASONS) {
        for (const low of await untoldIn(tx, place, reason)) found.push({ low, reason })
      }
      return found
    },
    isFor: (person, { low }) => dealsWithPayers(person, low),
    noticeOf: ({ low, reason }) => {
      const { practiceId, id, clientId } = low.authorization
      return {
        practiceId,
        event: 'authorization_low',
        subject: (who) => reason.subject(low, who),
        clients: [{ id: clientId, name: displayName(low.client) }],
        link: `/clients?client=${clientId}&tab=insurance`,
        about: `${reason.kind} ${id}`,
        standsNow: 'low',
      }
    },
  })

const untoldIn = (tx: Tx, place: PracticeDay, { kind, isSo }: Reason) =>
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
