import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import * as organizations from '../auth/organizations-contract'
import * as preferences from './preferences-contract'

/** The signed-in person's own account. */
export interface AccountApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the settings ask for these. */
const contract = once(() => import('./account-contract'))
const sessionsContract = once(() => import('./sessions-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Changes the name that others see. */
    updateProfile: forward(contract, 'updateProfile', 'body'),
    /** Mails a code to the new address; ApiError `validation_failed` at `currentPassword` when that is wrong. */
    requestEmailChange: forward(contract, 'requestEmailChange', 'body'),
    /** Takes the new address with the code; ask the session to `reloadUser` then. */
    confirmEmailChange: forward(contract, 'confirmEmailChange', 'body'),
    /** Ends all other sessions; ApiError `validation_failed` at the password that is wrong or too weak. */
    changePassword: forward(contract, 'changePassword', 'body'),
    /** Where the person is signed in, this session first. */
    sessions: forward(sessionsContract, 'listSessions'),
    /** ApiError `not_found` for a session that has ended already. */
    endSession: forward(sessionsContract, 'endSession', 'params'),
    /** Ends all sessions but this one. */
    endOtherSessions: forward(sessionsContract, 'endOtherSessions'),
    /** Where the person works, by name; `session.switchOrganization` changes over. */
    organizations: forward(organizations.listOwnOrganizations),
    /** How the person likes the application. */
    preferences: forward(preferences.getPreferences),
    /** What is left out stays as it is. */
    updatePreferences: forward(preferences.updatePreferences),
  }
}

export const createAccountApi: (call: Call) => AccountApi = callsOf
