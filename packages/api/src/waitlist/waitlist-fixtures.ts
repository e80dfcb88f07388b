import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { OfferedTime } from './offers-contract'
import {
  CreateWaitlistEntryBody,
  OfferSlotBody,
  SlotOffer,
  UpdateWaitlistEntryBody,
  WaitlistEntry,
} from './waitlist-contract'

const ANY_TIME = {
  ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
}

/** Mari Vega waits for a session with Dr. Cole, whenever that is. */
export const aWaitlistEntry = fixtureOf<WaitlistEntry>(WaitlistEntry, () => ({
  id: fixtureId(70),
  practiceId: fixtureId(3),
  client: { id: fixtureId(30), name: 'Mari Vega' },
  canBeMailed: true,
  clinicians: [{ id: fixtureId(20), name: 'Dr. Imani Cole' }],
  service: { code: '90834', label: 'Psychotherapy, 45 minutes' },
  minutes: 45,
  places: [],
  times: ANY_TIME,
  earliest: '2026-11-10',
  latest: null,
  urgency: 'normal',
  note: '',
  status: 'waiting',
  joinedAt: '2026-11-10T15:00:00Z',
  offers: [],
  version: 1,
}))

const WISHES = {
  ...{ clinicianIds: [fixtureId(20)], serviceCode: '90834', minutes: 45, places: [], times: ANY_TIME },
  ...{ earliest: '2026-11-10', latest: null, urgency: 'normal' as const, note: '' },
}

/** The body that makes {@link aWaitlistEntry}. */
export const aWaitlistBody = fixtureOf<CreateWaitlistEntryBody>(CreateWaitlistEntryBody, () => ({
  ...{ clientId: fixtureId(30), ...WISHES },
}))

/** The body that leaves {@link aWaitlistEntry} as it is. */
export const aWaitlistChange = fixtureOf<UpdateWaitlistEntryBody>(UpdateWaitlistEntryBody, () => ({
  ...{ ...WISHES, version: 1 },
}))

/** Tuesday, November 17, at nine with Dr. Cole, which can be answered until eleven on the day before. */
export const aSlotOffer = fixtureOf<SlotOffer>(SlotOffer, () => ({
  id: fixtureId(71),
  clinician: { id: fixtureId(20), name: 'Dr. Imani Cole' },
  place: { id: fixtureId(10), name: 'Main Street' },
  ...{ startsAt: '2026-11-17T14:00:00Z', endsAt: '2026-11-17T14:45:00Z', timeZone: 'America/New_York' },
  status: 'open',
  ...{ offeredAt: '2026-11-16T14:00:00Z', expiresAt: '2026-11-16T16:00:00Z', answeredAt: null },
}))

/** The body that makes {@link aSlotOffer}. */
export const anOfferBody = fixtureOf<OfferSlotBody>(OfferSlotBody, () => ({
  entryIds: [fixtureId(70)],
  clinicianId: fixtureId(20),
  locationId: fixtureId(10),
  startsAt: '2026-11-17T14:00:00Z',
}))

/** What Mari Vega is shown of {@link aSlotOffer}. */
export const anOfferedTime = fixtureOf<OfferedTime>(OfferedTime, () => ({
  ...{ practiceName: 'Oakwood', practicePhone: '5185550142' },
  ...{ startsAt: '2026-11-17T14:00:00Z', endsAt: '2026-11-17T14:45:00Z', timeZone: 'America/New_York' },
  ...{ clinicianName: 'Dr. Imani Cole', locationName: 'Main Street' },
  ...{ state: 'open', expiresAt: '2026-11-16T16:00:00Z' },
}))
