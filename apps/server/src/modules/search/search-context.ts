import { and, exists, sql, type SQL } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { isVisibleAppointment } from '../appointments'
import type { PracticeToday } from '../organization'
import { findClients, type FoundClient } from './find-clients'
import { readNames } from './name-readings'
import type { TypedPhrase } from './typed-phrase'
import { isVisibleClient } from '../caseload'

/** Whose clients a search goes by: everybody's, the actor's own, or those with whom the actor has appointments. */
type Whose = 'all' | 'own' | 'met'

/** What looking for one kind of record needs. */
export interface SearchContext {
  work: Work
  practiceId: string
  practice: PracticeToday
  phrase: TypedPhrase
  /** How many of each kind are wanted, one more included that tells whether there are more. */
  limit: number
  /** The clients that the phrase names; each set of them is looked for once. */
  namedClients: (whose: Whose) => Promise<FoundClient[]>
}

/** Puts a search together. */
export function createSearchContext(parts: Omit<SearchContext, 'namedClients'>): SearchContext {
  const { work, practiceId, phrase, limit } = parts
  const names = readNames(work, practiceId, phrase)
  const found = new Map<Whose, Promise<FoundClient[]>>()
  return {
    ...parts,
    namedClients: (whose) => {
      const known = found.get(whose)
      if (known !== undefined) return known
      const finding = findClients(work, {
        practiceId,
        names,
        where: belongs(work, practiceId, whose),
        limit,
      })
      found.set(whose, finding)
      return finding
    },
  }
}

const belongs = (work: Work, practiceId: string, whose: Whose): SQL | undefined =>
  whose === 'met'
    ? exists(
        work.tx
          .select({ one: sql`1` })
          .from(appointmentClients)
          .innerJoin(
            appointments,
            sql`${appointments.organizationId} = ${appointmentClients.organizationId} and ${appointments.id} = ${appointmentClients.appointmentId}`,
          )
          .where(
            and(
              isVisibleAppointment(work.actor, practiceId, 'own'),
              sql`${appointmentClients.organizationId} = ${clients.organizationId} and ${appointmentClients.clientId} = ${clients.id}`,
            ),
          ),
      )
    : isVisibleClient(work.actor, practiceId, whose)
