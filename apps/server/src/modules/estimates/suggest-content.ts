import type { Address, EstimateLine, EstimatePlace } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { addDays, dayBounds } from '../../calendar-day'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { readBiller } from '../billing-documents'
import { bookedSelfPay, dayOfSession, type SessionsOf } from './booked-sessions'
import { suggestLines, type BookedService } from './suggest-lines'

/** What a draft begins with, for a person to change. */
interface Suggestion {
  lines: EstimateLine[]
  placeOfService: EstimatePlace
  state: string
}

interface BookedRow extends BookedService {
  /** Null is telehealth. */
  locationAddress: Address | null
  clientAddress: Partial<Address> | null
}

type Asked = Required<Pick<SessionsOf, 'practiceId' | 'timeZone'>> & {
  clientId: string
  clinicianId: string
  from: string
  to: string
}

/**
 * What a draft begins with: what is booked in its period; where that is nothing, the services of the last session of the
 * two, or else the first that the practice offers. There are no lines where it offers none.
 */
export async function suggestContent(work: Work, asked: Asked): Promise<Suggestion> {
  const booked = await bookedIn(work, asked)
  const known = booked.length > 0 ? booked : await lastServices(work, asked)
  const lines = booked.length > 0 ? suggestLines(booked) : onceEach(known)
  const [first] = known
  const isTelehealth = first !== undefined && first.locationAddress === null
  const address = isTelehealth ? first.clientAddress : first?.locationAddress
  const { organizationId } = work.actor
  const biller = await readBiller(work.tx, organizationId, asked.practiceId)
  return {
    lines: lines.length > 0 ? lines : await firstService(work, asked),
    placeOfService: isTelehealth ? '10' : '11',
    state: [address?.state, biller?.address.state].find((state) => state !== undefined && state !== '') ?? '',
  }
}

/** What is shorter is an addition to a session. */
const SHORTEST_SESSION_MINUTES = 30

const onceEach = (services: readonly BookedService[]): EstimateLine[] =>
  suggestLines(services).map((line) => ({ ...line, count: 1, when: '' }))

/** The columns of a service `l` of the session `a` of the client `ac`, with the places that tell its state. */
const columns = ({ timeZone }: Asked) => sql`
  l.service_code as code, l.label, l.fee_cents as "feeCents", l.units, ${dayOfSession(timeZone)}::text as day,
  (select p.address from locations p
    where p.organization_id = a.organization_id and p.id = a.location_id) as "locationAddress",
  (select k.address from clients k
    where k.organization_id = ac.organization_id and k.id = ac.client_id) as "clientAddress"`

const bookedIn = ({ tx, actor }: Work, asked: Asked): Promise<BookedRow[]> => {
  const { from, to, timeZone } = asked
  const between = { from: dayBounds(from, timeZone).from, before: dayBounds(addDays(to, 1), timeZone).from }
  return rowsOf<BookedRow>(
    tx,
    sql`
      select ${columns(asked)}
      from (
        select a.id, ac.client_id ${bookedSelfPay(actor, { ...asked, scope: 'all' }, between)}
      ) s
      join appointments a on a.organization_id = ${actor.organizationId} and a.id = s.id
      join appointment_clients ac on ac.organization_id = a.organization_id and ac.appointment_id = a.id
        and ac.client_id = s.client_id
      join appointment_lines l on l.organization_id = a.organization_id and l.appointment_id = a.id
      order by a.starts_at, a.id, l.position`,
  )
}

const lastServices = ({ tx, actor }: Work, asked: Asked): Promise<BookedRow[]> =>
  rowsOf<BookedRow>(
    tx,
    sql`
      select ${columns(asked)}
      from (
        select a.id, ac.client_id
        from appointment_clients ac
        join appointments a on a.organization_id = ac.organization_id and a.id = ac.appointment_id
        where ac.organization_id = ${actor.organizationId} and ac.client_id = ${asked.clientId}
          and a.practice_id = ${asked.practiceId} and a.clinician_id = ${asked.clinicianId}
        order by a.starts_at desc, a.id desc
        limit 1
      ) s
      join appointments a on a.organization_id = ${actor.organizationId} and a.id = s.id
      join appointment_clients ac on ac.organization_id = a.organization_id and ac.appointment_id = a.id
        and ac.client_id = s.client_id
      join appointment_lines l on l.organization_id = a.organization_id and l.appointment_id = a.id
      order by l.position`,
  )

const firstService = ({ tx, actor }: Work, { practiceId }: Asked): Promise<EstimateLine[]> =>
  rowsOf<EstimateLine>(
    tx,
    sql`
      select code, label, fee_cents as "feeCents", 1 as count, '' as "when" from services
      where organization_id = ${actor.organizationId} and practice_id = ${practiceId} and is_active
      order by duration_minutes < ${SHORTEST_SESSION_MINUTES}, code limit 1`,
  )
