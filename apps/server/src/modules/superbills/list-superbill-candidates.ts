import {
  MAX_SUPERBILL_CANDIDATES,
  type SuperbillCandidate,
  type SuperbillCandidates,
} from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'
import { superbillSessions } from '../../db/schema/superbills-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { readBilledClients, readBiller, readClinicians } from '../billing-documents'
import { BY_NAME, displayName, isClientOf, NAME_KEY, NAMED_CLIENT } from '../caseload'
import { practiceToday } from '../organization'
import { isAppointmentOfClient, isBillable, isFree, isHeldSession, isWithin } from './billable-sessions'
import { selectSessionLines } from './session-lines'
import { documentLines, sumLines } from './superbill-content'
import { superbillLacks } from './superbill-lacks'

/** For whom superbills of a period could be made, by the name that the client is sorted by. */
export async function listSuperbillCandidates(
  { actor, params: { practiceId }, query }: CallOf<typeof api.listSuperbillCandidates>,
  work: Work,
): Promise<SuperbillCandidates> {
  const practice = await practiceToday(work, practiceId)
  const where = and(
    isBillable(actor, practiceId),
    isFree,
    isWithin(query, practice.timeZone),
    query.clientId === undefined ? undefined : eq(appointmentClients.clientId, query.clientId),
  )
  const pairs = await selectPairs(work, where)
  const shown = pairs.slice(0, MAX_SUPERBILL_CANDIDATES)
  return {
    items: await candidatesOf(work, practiceId, shown, { where, ...practice }),
    hasMore: pairs.length > shown.length,
    currency: practice.currency,
  }
}

/** Clients with the clinicians whom they saw, and one more than are shown. */
const selectPairs = ({ tx }: Work, where: SQL | undefined) =>
  tx
    .selectDistinct({ ...NAME_KEY, client: NAMED_CLIENT, clinician: { id: staff.id, name: staff.name } })
    .from(appointmentClients)
    .innerJoin(appointments, isAppointmentOfClient)
    .innerJoin(clients, isClientOf(appointmentClients))
    .innerJoin(
      staff,
      and(eq(staff.organizationId, appointments.organizationId), eq(staff.id, appointments.clinicianId)),
    )
    .leftJoin(superbillSessions, isHeldSession)
    .where(where)
    .orderBy(...BY_NAME, asc(staff.name), asc(staff.id))
    .limit(MAX_SUPERBILL_CANDIDATES + 1)

async function candidatesOf(
  { tx, actor: { organizationId } }: Work,
  practiceId: string,
  pairs: Awaited<ReturnType<typeof selectPairs>>,
  { where, timeZone }: { where: SQL | undefined; timeZone: string },
): Promise<SuperbillCandidate[]> {
  if (pairs.length === 0) return []
  const clientIds = [...new Set(pairs.map(({ client }) => client.id))]
  const clinicianIds = [...new Set(pairs.map(({ clinician }) => clinician.id))]
  const biller = await readBiller(tx, organizationId, practiceId)
  const billed = await readBilledClients(tx, organizationId, clientIds)
  const clinicians = await readClinicians(tx, organizationId, clinicianIds)
  const sessions = await selectSessionLines(tx, and(where, inArray(appointmentClients.clientId, clientIds)))
  return pairs.flatMap(({ client: named, clinician: { id, name } }) => {
    const [client, clinician] = [billed.get(named.id), clinicians.get(id)]
    if (client === undefined || clinician === undefined) return []
    const theirs = sessions.filter((line) => line.clientId === named.id && line.clinicianId === id)
    const lines = documentLines(theirs, [], client.diagnoses, { timeZone })
    const { sessionCount, chargedCents } = sumLines(lines)
    const days = lines.map(({ date }) => date)
    return {
      client: { id: named.id, name: displayName(named) },
      clinician: { id, name },
      ...{ sessionCount, chargedCents },
      ...{ firstOn: days.at(0) ?? '', lastOn: days.at(-1) ?? '' },
      missing: superbillLacks({ biller, client, clinician, lines }),
    }
  })
}
