import { useLocation, useSearchParams } from 'react-router-dom'
import { AskForCode } from './AskForCode'
import { SetNewPassword } from './SetNewPassword'
import { stateText } from '../frame/history-state'

/** Helps a person who has forgotten their password. The address names the step, so that a reload keeps it. */
export function ForgotPasswordScreen() {
  const [query] = useSearchParams()
  const state: unknown = useLocation().state
  const from = stateText(state, 'from')
  return query.get('step') === 'code' ? (
    <SetNewPassword from={from} sentEmail={stateText(state, 'email')} />
  ) : (
    <AskForCode from={from} />
  )
}
