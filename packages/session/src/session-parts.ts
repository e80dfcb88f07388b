import type { AuthApi } from '@oaklet/api'
import type { SessionPlatform } from './platform/SessionPlatform'
import type { StateHolder } from './state-holder'
import type { StoredSession } from './stored-session'
import type { Moment } from './moment'

/** The parts that the functions of one session share. */
export interface SessionParts {
  auth: AuthApi
  platform: SessionPlatform
  stored: StoredSession
  holder: StateHolder
  moment(): Moment
}
