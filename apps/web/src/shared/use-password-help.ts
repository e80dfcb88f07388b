import type { AuthApi } from '@oaklet/api'
import { createContext, use } from 'react'

/** The calls of a person who has forgotten their password. */
export type PasswordHelp = Pick<AuthApi, 'forgotPassword' | 'resetPassword'>

/** Carries them from the application's root, because no person is signed in then. */
export const PasswordHelpContext = createContext<PasswordHelp | null>(null)

/** Asks for a code, and trades it for a new password. */
export function usePasswordHelp(): PasswordHelp {
  const help = use(PasswordHelpContext)
  if (help === null) throw new Error('This screen stands outside PasswordHelpContext')
  return help
}
