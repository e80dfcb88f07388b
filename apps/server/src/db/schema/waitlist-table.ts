import {
  type BusinessHours,
  type OfferStatus,
  WAITLIST_STATUSES,
  WAITLIST_URGENCIES,
} from '@oaklet/api/contract'
import { date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** The clients who wait for a time, and which times suit them. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** With whom; empty is anybody. */
    clinicianIds: uuid('clinician_ids').array().notNull(),
    serviceCode: text('service_code').notNull(),
    minutes: integer('minutes').notNull(),
    /** Ids of locations, or `telehealth`; empty is anywhere. */
    places: text('places').array().notNull(),
    times: jsonb('times').$type<BusinessHours>().notNull(),
    earliest: date('earliest', { mode: 'string' }).notNull(),
    latest: date('latest', { mode: 'string' }),
    urgency: text('urgency', { enum: WAITLIST_URGENCIES }).notNull(),
    note: text('note').notNull(),
    status: text('status', { enum: WAITLIST_STATUSES }).notNull(),
    joinedAt: instant('joined_at').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('waitlist_entries_by_practice').on(table.organizationId, table.practiceId, table.status),
  ],
)

export const exportedWaitlistEntries = exportedTable(
  waitlistEntries,
  'The clients who wait for a time, and which times suit them.',
  {
    clinicianIds: 'With whom, as in staff.id; none means anybody.',
    serviceCode: 'The service that they wait for.',
    minutes: 'How long it is, in minutes.',
    places: 'Where, as in locations.id, or telehealth; none means anywhere.',
    times:
      'The times of each weekday that suit them, by the clock of the practice; none at all means any time.',
    earliest: 'From which day on.',
    latest: 'Until which day; empty where it has no end.',
    urgency: 'soon or normal.',
    note: 'What else is to be known.',
    status: 'waiting, booked or withdrawn.',
    joinedAt: 'Since when they wait.',
  },
)

/**
 * The times that were offered to clients who wait. An open one whose time to answer is over has expired, which no row
 * says.
 */
export const slotOffers = pgTable(
  'slot_offers',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    clientId: uuid('client_id').notNull(),
    clinicianId: uuid('clinician_id').notNull(),
    /** Null is telehealth. */
    locationId: uuid('location_id'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    serviceCode: text('service_code').notNull(),
    status: text('status').$type<Exclude<OfferStatus, 'expired'>>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    tokenHash: text('token_hash').notNull(),
    offeredById: uuid('offered_by_id').notNull(),
    offeredAt: instant('offered_at').notNull(),
    answeredAt: instant('answered_at'),
    /** What was booked by it. */
    appointmentId: uuid('appointment_id'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('slot_offers_token_is_unique').on(table.organizationId, table.tokenHash),
    index('slot_offers_by_entry').on(table.organizationId, table.entryId),
    index('slot_offers_by_clinician').on(table.organizationId, table.clinicianId, table.startsAt),
  ],
)

export const exportedSlotOffers = exportedTable(
  slotOffers,
  'The times that were offered to clients who wait.',
  {
    entryId: 'For which entry, as in waitlist_entries.id.',
    clinicianId: 'With whom it is, as in staff.id.',
    startsAt: 'When it begins.',
    endsAt: 'When it ends.',
    timeZone: 'The IANA time zone of the practice.',
    serviceCode: 'The service that would be booked.',
    status:
      'open, accepted, declined, withdrawn, or taken where somebody else has the time now; an open one that was not answered in time has expired.',
    expiresAt: 'Until when it could be answered.',
    tokenHash: { leftOut: 'would let somebody else answer for the client' },
    offeredById: 'Who offered it, as in staff.id.',
    offeredAt: 'When it was offered.',
    answeredAt: 'When the client answered.',
  },
)
