import type { InvitationsApi, JoinApi } from '@oaklet/api'
import { createContext, use } from 'react'

/** The calls of a person who was invited, with an account or without one. */
export type Joining = JoinApi & Pick<InvitationsApi, 'join'>

/** Carries them around the screens that are open to anyone. */
export const JoiningContext = createContext<Joining | null>(null)

/** Looks an invitation up, opens an account with it, or joins with the account that is signed in. */
export function useJoining(): Joining {
  const joining = use(JoiningContext)
  if (joining === null) throw new Error('This screen stands outside JoiningContext')
  return joining
}
