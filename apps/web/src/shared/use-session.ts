import { AUTH_MESSAGES } from '@oaklet/api'
import { accessScope, isAllowed, type Permission, type User } from '@oaklet/api/contract'
import type { Session, SessionSnapshot } from '@oaklet/session'
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { PREFERENCE_KEYS, readPreference } from './local-preference'

/** Carries the session from the application's root. */
export const SessionContext = createContext<Session | null>(null)

/** Signs in and out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('This screen stands outside SessionContext')
  return session
}

/** Who is signed in, and whether that is known yet; what `select` picks. */
export function useSessionState<T>(select: (state: SessionSnapshot) => T): T {
  return useStore(useSession().store, select)
}

/** The signed-in person; only for screens that stand behind RequireSession. */
export function useUser(): User {
  const user = useSessionState((state) => state.user)
  if (!user) throw new Error('This screen stands outside RequireSession')
  return user
}

/** The practice that the person works in now: as the server said, else as this browser remembers it (spec §8). */
export function usePracticeId(): string {
  const { currentPractice, practiceId, assignedPractices } = useUser()
  const known = currentPractice ?? practiceId ?? assignedPractices[0]
  const id = known ?? readPreference(PREFERENCE_KEYS.practiceId)
  if (!id) throw new Error(AUTH_MESSAGES.missingPractice)
  return id
}

/** Answers whether the person may do something, at least for their own clients. */
export function usePermissions(): (permission: Permission) => boolean {
  const { permissions } = useUser()
  return (permission) => isAllowed(permissions, permission)
}

/** Answers whether the person may do something for everybody, not for their own clients alone. */
export function usePermissionsForAll(): (permission: Permission) => boolean {
  const { permissions } = useUser()
  return (permission) => accessScope(permissions, permission) === 'all'
}
