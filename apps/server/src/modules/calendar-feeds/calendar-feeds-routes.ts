import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountWithDeps } from '../../http/mount'
import { rateLimit } from '../../http/rate-limit'
import { inWork } from '../../work'
import { hashToken } from '../auth'
import { createCalendarFeed } from './create-calendar-feed'
import { listCalendarFeeds } from './list-calendar-feeds'
import { readFeed, tokenOf } from './read-feed'
import { revokeCalendarFeed } from './revoke-calendar-feed'

const HOUR_MS = 3_600_000
/** How often the programs of one address may read feeds a minute: a whole practice may share one. */
const READS_OF_ADDRESS = 300
/** How often one feed may be read an hour. */
const READS_OF_FEED = 60

export function calendarFeedsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listCalendarFeeds, listCalendarFeeds)
  // Its answer has the address, which nothing may keep.
  mountWithDeps(
    app,
    deps,
    api.createCalendarFeed,
    ({ deps: inside, ...call }) => inWork(inside, call.actor, (work) => createCalendarFeed(call, work)),
    { ignoresIdempotencyKey: true },
  )
  mount(app, deps, api.revokeCalendarFeed, revokeCalendarFeed)

  // Calendar programs, which know nothing of the API, read the feeds by their address alone.
  app.get(
    '/calendar-feeds/:file',
    rateLimit(deps, (c) => Promise.resolve(c.get('address')), READS_OF_ADDRESS),
    rateLimit(deps, (c) => Promise.resolve(hashToken(tokenOf(c))), READS_OF_FEED, HOUR_MS),
    (c) => readFeed(deps, c),
  )
}
