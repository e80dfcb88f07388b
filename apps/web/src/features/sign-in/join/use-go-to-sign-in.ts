import { useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, writePreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'

/** Goes to the sign-in page, which has the e-mail filled in, and comes back to `from` if that is given. */
export function useGoToSignIn(email: string): (from?: string) => void {
  const navigate = useNavigate()
  return (from) => {
    writePreference(PREFERENCE_KEYS.rememberedEmail, email)
    void navigate(paths.login(), { state: { from } })
  }
}
