import { useLocation, useSearchParams } from 'react-router-dom'
import { AskForCode } from './AskForCode'
import { SetNewPassword } from './SetNewPassword'
import { signInState } from './sign-in-state'

/** Helps a person who has forgotten their password. The address names the step, so that a reload keeps it. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const state = signInState(useLocation().state)
  return query.get('step') === 'code' ? <SetNewPassword {...state} /> : <AskForCode {...state} />
}
