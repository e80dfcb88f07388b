import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountPublic } from '../../http/mount'
import { rateLimit } from '../../http/rate-limit'
import { createWaitlistEntry } from './create-waitlist-entry'
import { listWaitlist } from './list-waitlist'
import { listWaitlistMatches } from './list-waitlist-matches'
import { listWaitlistOpenings } from './list-waitlist-openings'
import { offerSlot } from './offer-slot'
import { acceptOffer } from './offers/accept-offer'
import { declineOffer } from './offers/decline-offer'
import { openOffer } from './offers/open-offer'
import { setWaitlistStatus } from './set-waitlist-status'
import { updateWaitlistEntry } from './update-waitlist-entry'
import { withdrawOffer } from './withdraw-offer'

/** How often one address may try links a minute: several clients may share one. */
const TRIES_A_MINUTE = 30

export function waitlistRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listWaitlist, listWaitlist)
  mount(app, deps, api.createWaitlistEntry, createWaitlistEntry)
  mount(app, deps, api.listWaitlistMatches, listWaitlistMatches)
  mount(app, deps, api.offerSlot, offerSlot)
  mount(app, deps, api.withdrawOffer, withdrawOffer)
  mount(app, deps, api.updateWaitlistEntry, updateWaitlistEntry)
  mount(app, deps, api.setWaitlistStatus, setWaitlistStatus)
  mount(app, deps, api.listWaitlistOpenings, listWaitlistOpenings)

  app.use(
    '/api/v1/offers/*',
    rateLimit(deps, (c) => Promise.resolve(c.get('address')), TRIES_A_MINUTE),
  )
  mountPublic(app, deps, api.openOffer, openOffer)
  mountPublic(app, deps, api.acceptOffer, acceptOffer)
  mountPublic(app, deps, api.declineOffer, declineOffer)
}
