import { and, exists, sql, type SQL } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import type { FoundClient, RecordQuery, Whose } from '../../record-kind'
import type { Work } from '../../work'
import { isVisibleAppointment } from '../appointments'
import { findClients, findClientsBorn } from './find-clients'
import { readNames } from './name-readings'
import { isVisibleClient } from '../caseload'

/** Puts a search together. */
export function createRecordQuery(parts: Omit<RecordQuery, 'namedClients'>): RecordQuery {
  const { work, practiceId, phrase, limit } = parts
  const names = readNames(work, practiceId, phrase)
  const found = new Map<Whose, Promise<FoundClient[]>>()
  return {
    ...parts,
    namedClients: (whose) => {
      const known = found.get(whose)
      if (known !== undefined) return known
      const wanted = { practiceId, where: belongs(work, practiceId, whose), limit }
      const finding =
        phrase.birth === null
          ? findClients(work, { ...wanted, names })
          : findClientsBorn(work, wanted, phrase.birth)
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
