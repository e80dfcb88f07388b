import type { Authorization, ClaimBiller } from '@oaklet/api/contract'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { dayOf, type PracticeToday } from '../../calendar-day'
import { billingProfiles } from '../../db/schema/billing-profiles-table'
import { claims } from '../../db/schema/claims-table'
import { clients } from '../../db/schema/clients-table'
import { authorizations, coverages } from '../../db/schema/coverages-table'
import { locations } from '../../db/schema/locations-table'
import { payers } from '../../db/schema/payers-table'
import { services } from '../../db/schema/services-table'
import { staff } from '../../db/schema/staff-table'
import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { selectAuthorizations } from '../coverages'
import { practiceToday } from '../organization'
import type { InsuredLine } from './insured-sessions'

type StaffRow = typeof staff.$inferSelect

/** A coverage of a client with its payer. */
export interface CoverageWithPayer {
  coverage: typeof coverages.$inferSelect
  payer: typeof payers.$inferSelect
}

/** What claims of some clients and clinicians are made from, as it is now. */
export interface ClaimRecords {
  practice: PracticeToday
  biller: ClaimBiller | null
  clients: ReadonlyMap<string, typeof clients.$inferSelect>
  /** By priority; the inactive ones too. */
  coverages: readonly CoverageWithPayer[]
  clinicians: ReadonlyMap<string, { clinician: StaffRow; supervisor: StaffRow | null }>
  locations: ReadonlyMap<string, typeof locations.$inferSelect>
  /** The full fee of one unit of each service that the practice offers, in cents. */
  fees: ReadonlyMap<string, number>
  authorizations: readonly Authorization[]
  /** The services on claims of these clients that are not void, of the days on which they had the sessions. */
  claimed: readonly { clientId: string; appointmentId: string; pcn: string; date: string; code: string }[]
}

/** A session that goes on a claim. */
type Session = Pick<InsuredLine, 'clientId' | 'clinicianId' | 'startsAt'>

/** Reads what claims of these sessions are made from. */
export async function readClaimRecords(
  work: Work<Actor>,
  practiceId: string,
  sessions: readonly Session[],
): Promise<ClaimRecords> {
  const { tx, actor } = work
  const { organizationId } = actor
  const practice = await practiceToday(work, practiceId)
  const clientIds = [...new Set(sessions.map(({ clientId }) => clientId))]
  const rows = await tx
    .select()
    .from(clients)
    .where(and(eq(clients.organizationId, organizationId), inArray(clients.id, clientIds)))
  const places = await tx
    .select()
    .from(locations)
    .where(and(eq(locations.organizationId, organizationId), eq(locations.practiceId, practiceId)))
  return {
    practice,
    biller: await readClaimBiller(work, practiceId),
    clients: byId(rows),
    coverages: await readCoverages(work, clientIds),
    clinicians: await readClinicians(
      work,
      sessions.map(({ clinicianId }) => clinicianId),
    ),
    locations: byId(places),
    fees: await readFees(work, practiceId),
    authorizations: await selectAuthorizations(
      tx,
      and(eq(authorizations.organizationId, organizationId), inArray(authorizations.clientId, clientIds)),
    ),
    claimed: await readClaimed(work, spansOf(sessions, practice)),
  }
}

const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

async function readClaimBiller({ tx, actor }: Work<Actor>, practiceId: string): Promise<ClaimBiller | null> {
  const { entity, name, firstName, npi, taxIdKind, taxId, taxonomyCode, address, payToAddress, phone } =
    billingProfiles
  const [profile] = await tx
    .select({ entity, name, firstName, npi, taxIdKind, taxId, taxonomyCode, address, payToAddress, phone })
    .from(billingProfiles)
    .where(
      and(
        eq(billingProfiles.organizationId, actor.organizationId),
        eq(billingProfiles.practiceId, practiceId),
        eq(billingProfiles.isDefault, true),
      ),
    )
  return profile ?? null
}

const readCoverages = ({ tx, actor }: Work<Actor>, clientIds: string[]): Promise<CoverageWithPayer[]> =>
  tx
    .select({ coverage: coverages, payer: payers })
    .from(coverages)
    .innerJoin(
      payers,
      and(eq(payers.organizationId, coverages.organizationId), eq(payers.id, coverages.payerId)),
    )
    .where(and(eq(coverages.organizationId, actor.organizationId), inArray(coverages.clientId, clientIds)))
    .orderBy(coverages.priority, desc(coverages.effectiveFrom), coverages.id)

async function readClinicians({ tx, actor }: Work<Actor>, ids: readonly string[]) {
  const supervisors = alias(staff, 'supervisors')
  const rows = await tx
    .select({ clinician: staff, supervisor: supervisors })
    .from(staff)
    .leftJoin(
      supervisors,
      and(eq(supervisors.organizationId, staff.organizationId), eq(supervisors.id, staff.supervisorId)),
    )
    .where(and(eq(staff.organizationId, actor.organizationId), inArray(staff.id, [...ids])))
  return new Map(rows.map((row) => [row.clinician.id, row]))
}

async function readFees({ tx, actor }: Work<Actor>, practiceId: string) {
  const rows = await tx
    .select({ code: services.code, feeCents: services.feeCents })
    .from(services)
    .where(
      and(
        eq(services.organizationId, actor.organizationId),
        eq(services.practiceId, practiceId),
        eq(services.isActive, true),
      ),
    )
  return new Map(rows.map(({ code, feeCents }) => [code, feeCents]))
}

/** A table of the lines of each claim’s form. */
const LINES = sql`jsonb_array_elements(${claims.form} -> 'lines') as line`

/** The first and the last day of the sessions of each client. */
function spansOf(sessions: readonly Session[], { timeZone }: PracticeToday) {
  return [...Map.groupBy(sessions, ({ clientId }) => clientId)].map(([clientId, theirs]) => {
    const days = theirs.map(({ startsAt }) => dayOf(startsAt, timeZone)).toSorted()
    return { clientId, from: days.at(0), to: days.at(-1) }
  })
}

const readClaimed = ({ tx, actor }: Work<Actor>, spans: ReturnType<typeof spansOf>) =>
  tx
    .select({
      clientId: claims.clientId,
      pcn: claims.pcn,
      appointmentId: sql<string>`line ->> 'appointmentId'`,
      date: sql<string>`line ->> 'date'`,
      code: sql<string>`line ->> 'code'`,
    })
    .from(claims)
    .innerJoin(
      sql`jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span("clientId" uuid, "from" date, "to" date)`,
      sql`${claims.clientId} = span."clientId"
        and ${claims.lastOn} >= span."from" and ${claims.firstOn} <= span."to"`,
    )
    .crossJoin(LINES)
    .where(and(eq(claims.organizationId, actor.organizationId), ne(claims.state, 'void')))
