import * as z from 'zod/mini'
import { MAX_APPOINTMENT_MINUTES } from '../appointments/appointments-contract'
import { Openings } from '../appointments/openings-contract'
import { BusinessHours, BusinessHoursInput } from '../organization/business-hours'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, text, Version } from '../wire/scalars'

/** How much somebody hopes for a time; who needs one soon comes first. */
export const WAITLIST_URGENCIES = ['soon', 'normal'] as const
/** One of {@link WAITLIST_URGENCIES}. */
export type WaitlistUrgency = (typeof WAITLIST_URGENCIES)[number]

/** Whether somebody still waits, has been booked, or was taken off. */
export const WAITLIST_STATUSES = ['waiting', 'booked', 'withdrawn'] as const
/** One of {@link WAITLIST_STATUSES}. */
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]

/** What became of an offer: `taken` is that somebody else has the time now. */
export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'taken', 'withdrawn', 'expired'] as const
/** One of {@link OFFER_STATUSES}. */
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** The most clients to whom a time is offered at once. */
export const MAX_OFFERED_TO = 5
/** The most entries that wait in a practice. */
export const MAX_WAITLIST_ENTRIES = 500
/** How long a client can take to answer, in hours in which mail leaves. */
export const OFFER_HOURS = 2

const NamedPlace = z.object({ id: z.nullable(Id), name: z.string() })

/** A time that was offered to a client who waits. */
export const SlotOffer = z.object({
  id: Id,
  clinician: z.object({ id: Id, name: z.string() }),
  /** A place without an id is telehealth. */
  place: NamedPlace,
  startsAt: Instant,
  endsAt: Instant,
  /** The IANA zone of the practice. */
  timeZone: z.string(),
  status: z.enum(OFFER_STATUSES),
  offeredAt: Instant,
  expiresAt: Instant,
  /** When the client answered; null where they did not. */
  answeredAt: z.nullable(Instant),
})
export type SlotOffer = z.infer<typeof SlotOffer>

/** A client who waits for a time, and which times suit them. */
export const WaitlistEntry = z.object({
  id: Id,
  practiceId: Id,
  client: z.object({ id: Id, name: z.string() }),
  /** Whether the client has an e-mail that may be written to: without one nothing can be offered by mail. */
  canBeMailed: z.boolean(),
  /** None is anybody. */
  clinicians: z.array(z.object({ id: Id, name: z.string() })),
  service: z.object({ code: z.string(), label: z.string() }),
  minutes: z.int(),
  /** None is anywhere; a place without an id is telehealth. */
  places: z.array(NamedPlace),
  /** By the clock of the practice; a week without times is any time. */
  times: BusinessHours,
  /** From this day on. */
  earliest: CalendarDate,
  /** Until this day; null where it has no end. */
  latest: z.nullable(CalendarDate),
  urgency: z.enum(WAITLIST_URGENCIES),
  note: z.string(),
  status: z.enum(WAITLIST_STATUSES),
  joinedAt: Instant,
  /** The newest first; the latest five. */
  offers: z.array(SlotOffer),
  version: Version,
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

const LENGTH = `Enter a length from 5 to ${MAX_APPOINTMENT_MINUTES} minutes`

const inputFields = {
  clinicianIds: z.array(Id).check(z.maxLength(20, 'Choose at most 20 clinicians')),
  serviceCode: z.string().check(z.minLength(1, 'Choose a service'), z.maxLength(10)),
  minutes: z.int(LENGTH).check(z.gte(5, LENGTH), z.lte(MAX_APPOINTMENT_MINUTES, LENGTH)),
  /** Ids of locations, or `telehealth`. */
  places: z.array(z.union([Id, z.literal('telehealth')])).check(z.maxLength(50)),
  times: BusinessHoursInput,
  earliest: EnteredDate,
  latest: z.nullable(EnteredDate),
  urgency: z.enum(WAITLIST_URGENCIES),
  note: text(500),
}

const endsAfterItBegins = z.check<{ earliest: string; latest: string | null }>(({ value, issues }) => {
  if (issues.length > 0 || value.latest === null || value.latest >= value.earliest) return
  const message = 'End on the first day or after it'
  issues.push({ code: 'custom', input: value, path: ['latest'], message, continue: true })
})

/** Who is put on the waitlist, and for what. */
export const CreateWaitlistEntryBody = z
  .object({ clientId: z.string().check(z.minLength(1, 'Choose a client'), z.maxLength(60)), ...inputFields })
  .check(endsAfterItBegins)
export type CreateWaitlistEntryBody = z.infer<typeof CreateWaitlistEntryBody>

/** What a client waits for, with the version that was edited: 409 `stale_edit` for an older one. */
export const UpdateWaitlistEntryBody = z.object({ ...inputFields, version: Version }).check(endsAfterItBegins)
export type UpdateWaitlistEntryBody = z.infer<typeof UpdateWaitlistEntryBody>

/** Whether a client waits from now on. */
export const SetWaitlistStatusBody = z.object({ status: z.enum(WAITLIST_STATUSES), version: Version })
export type SetWaitlistStatusBody = z.infer<typeof SetWaitlistStatusBody>

/** Who waits, or the latest hundred who don’t any more. */
export const WaitlistQuery = z.object({ status: z.optional(z.enum(['waiting', 'ended'])) })
export type WaitlistQuery = z.input<typeof WaitlistQuery>

/** A free time: of a clinician, at a location or (left out) by telehealth. */
export const WaitlistMatchesQuery = z.object({
  clinicianId: Id,
  locationId: z.optional(Id),
  startsAt: Instant,
  endsAt: Instant,
})
export type WaitlistMatchesQuery = z.infer<typeof WaitlistMatchesQuery>

/** From which day on an entry’s openings are looked for. */
export const WaitlistOpeningsQuery = z.object({ startDate: CalendarDate })
export type WaitlistOpeningsQuery = z.infer<typeof WaitlistOpeningsQuery>

/** A time that is offered to clients who wait, each for as long as they wait for; who accepts first has it. */
export const OfferSlotBody = z.object({
  entryIds: z
    .array(Id)
    .check(
      z.minLength(1, 'Choose a client'),
      z.maxLength(MAX_OFFERED_TO, `Choose at most ${MAX_OFFERED_TO} clients`),
    ),
  clinicianId: Id,
  /** Null is telehealth. */
  locationId: z.nullable(Id),
  startsAt: Instant,
})
export type OfferSlotBody = z.infer<typeof OfferSlotBody>

const base = '/api/v1/practices/{practiceId}/waitlist'

/** Who waits: who needs a time soon first, then who has waited longest. */
export const listWaitlist = endpoint({
  name: 'listWaitlist',
  method: 'GET',
  path: base,
  access: 'appointments:view',
  query: WaitlistQuery,
  response: enveloped(z.array(WaitlistEntry)),
})

/** Puts a client on the waitlist. */
export const createWaitlistEntry = endpoint({
  name: 'createWaitlistEntry',
  method: 'POST',
  path: base,
  access: 'appointments:write',
  body: CreateWaitlistEntryBody,
  response: enveloped(WaitlistEntry),
})

/** Changes what a client waits for. */
export const updateWaitlistEntry = endpoint({
  name: 'updateWaitlistEntry',
  method: 'PUT',
  path: `${base}/{entryId}`,
  access: 'appointments:write',
  body: UpdateWaitlistEntryBody,
  response: enveloped(WaitlistEntry),
})

/** Takes a client off the waitlist, which withdraws what is offered to them, or puts them back in their old place. */
export const setWaitlistStatus = endpoint({
  name: 'setWaitlistStatus',
  method: 'PUT',
  path: `${base}/{entryId}/status`,
  access: 'appointments:write',
  body: SetWaitlistStatusBody,
  response: enveloped(WaitlistEntry),
})

/** Who waits for such a time, can be booked then and has no other offer, in the order of the waitlist. */
export const listWaitlistMatches = endpoint({
  name: 'listWaitlistMatches',
  method: 'GET',
  path: `${base}/matches`,
  access: 'appointments:write',
  query: WaitlistMatchesQuery,
  response: enveloped(z.array(WaitlistEntry)),
})

/** The openings that suit a client who waits. */
export const listWaitlistOpenings = endpoint({
  name: 'listWaitlistOpenings',
  method: 'GET',
  path: `${base}/{entryId}/openings`,
  access: 'appointments:write',
  query: WaitlistOpeningsQuery,
  response: enveloped(Openings),
})

/**
 * Offers a time by mail. 409 `outside_hours`, `appointment_overlap` or `client_overlap` where it can’t be booked, 409
 * `transition_refused` where one of them doesn’t wait any more.
 */
export const offerSlot = endpoint({
  name: 'offerSlot',
  method: 'POST',
  path: `${base}/offers`,
  access: 'appointments:write',
  body: OfferSlotBody,
  response: enveloped(z.array(WaitlistEntry)),
})

/** Takes an offer back that nobody has answered. */
export const withdrawOffer = endpoint({
  name: 'withdrawOffer',
  method: 'POST',
  path: `${base}/offers/{offerId}/withdraw`,
  access: 'appointments:write',
  response: enveloped(WaitlistEntry),
})
