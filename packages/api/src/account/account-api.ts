import type { User } from '../auth/auth-contract'
import { type Call, type CallOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import * as organizations from '../auth/organizations-contract'
import type { OwnOrganization } from '../auth/organizations-contract'
import type {
  ChangePasswordBody,
  EmailChange,
  RequestEmailChangeBody,
  SessionsEnded,
  UpdateProfileBody,
} from './account-contract'
import * as preferences from './preferences-contract'
import type { Preferences, UpdatePreferencesBody } from './preferences-contract'
import type { SignedInDevice } from './sessions-contract'

/** The signed-in person's own account. */
export interface AccountApi {
  /** Changes the name that others see. */
  updateProfile(body: UpdateProfileBody, options?: CallOptions): Promise<User>
  /** Mails a code to the new address; ApiError `validation_failed` at `currentPassword` when that is wrong. */
  requestEmailChange(body: RequestEmailChangeBody, options?: CallOptions): Promise<EmailChange>
  /** Takes the new address with the code; ask the session to `reloadUser` then. */
  confirmEmailChange(body: { code: string }, options?: CallOptions): Promise<User>
  /** Ends all other sessions; ApiError `validation_failed` at the password that is wrong or too weak. */
  changePassword(body: ChangePasswordBody, options?: CallOptions): Promise<SessionsEnded>
  /** Where the person is signed in, this session first. */
  sessions(options?: CallOptions): Promise<SignedInDevice[]>
  /** ApiError `not_found` for a session that has ended already. */
  endSession(params: { sessionId: string }, options?: CallOptions): Promise<void>
  /** Ends all sessions but this one. */
  endOtherSessions(options?: CallOptions): Promise<SessionsEnded>
  /** Where the person works, by name; `session.switchOrganization` changes over. */
  organizations(options?: CallOptions): Promise<OwnOrganization[]>
  /** How the person likes the application. */
  preferences(options?: CallOptions): Promise<Preferences>
  /** What is left out stays as it is. */
  updatePreferences(body: UpdatePreferencesBody, options?: CallOptions): Promise<Preferences>
}

/** Loaded with the first call: only the settings ask for these. */
const contract = once(() => import('./account-contract'))
const sessionsContract = once(() => import('./sessions-contract'))

export function createAccountApi(call: Call): AccountApi {
  return {
    updateProfile: (body, options) =>
      dataOf(call(async () => (await contract()).updateProfile, { body, ...options })),
    requestEmailChange: (body, options) =>
      dataOf(call(async () => (await contract()).requestEmailChange, { body, ...options })),
    confirmEmailChange: (body, options) =>
      dataOf(call(async () => (await contract()).confirmEmailChange, { body, ...options })),
    changePassword: (body, options) =>
      dataOf(call(async () => (await contract()).changePassword, { body, ...options })),
    sessions: (options) => dataOf(call(async () => (await sessionsContract()).listSessions, { ...options })),
    endSession: async (params, options) => {
      await call(async () => (await sessionsContract()).endSession, { params, ...options })
    },
    endOtherSessions: (options) =>
      dataOf(call(async () => (await sessionsContract()).endOtherSessions, { ...options })),
    organizations: (options) => dataOf(call(organizations.listOwnOrganizations, { ...options })),
    preferences: (options) => dataOf(call(preferences.getPreferences, { ...options })),
    updatePreferences: (body, options) => dataOf(call(preferences.updatePreferences, { body, ...options })),
  }
}
