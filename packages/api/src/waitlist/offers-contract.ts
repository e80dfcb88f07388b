import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Instant } from '../wire/scalars'

/** How an offered time stands for the client; `ended` is that they did not answer in time, or it was taken back. */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'taken', 'ended'] as const
/** One of {@link OFFER_STATES}. */
export type OfferState = (typeof OFFER_STATES)[number]

/** What a client who has the link of an offer is shown of it. */
export const OfferedTime = z.object({
  practiceName: z.string(),
  /** Empty where the practice has none. */
  practicePhone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The IANA zone of the practice. */
  timeZone: z.string(),
  clinicianName: z.string(),
  /** Null is telehealth. */
  locationName: z.nullable(z.string()),
  state: z.enum(OFFER_STATES),
  /** Until when it can be answered. */
  expiresAt: Instant,
})
export type OfferedTime = z.infer<typeof OfferedTime>

/** What stands behind `#` in the address of an offer’s link. */
export const OfferBody = z.object({ token: z.string().check(z.maxLength(200)) })
export type OfferBody = z.infer<typeof OfferBody>

const path = '/api/v1/offers'

/** The time that a link offers; 404 `link_unavailable` for one that is none, or whose time is over. */
export const openOffer = endpoint({
  name: 'openOffer',
  method: 'POST',
  path: `${path}/open`,
  access: 'public',
  body: OfferBody,
  response: enveloped(OfferedTime),
})

/** Takes the time, which books it; answers how it stands, as somebody else may have been first. */
export const acceptOffer = endpoint({
  name: 'acceptOffer',
  method: 'POST',
  path: `${path}/accept`,
  access: 'public',
  body: OfferBody,
  response: enveloped(OfferedTime),
})

/** Says that the client doesn’t want it. They go on waiting. */
export const declineOffer = endpoint({
  name: 'declineOffer',
  method: 'POST',
  path: `${path}/decline`,
  access: 'public',
  body: OfferBody,
  response: enveloped(OfferedTime),
})
