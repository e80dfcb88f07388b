import { HiddenUserName } from '../../../shared/HiddenUserName'
import { EmailField } from '../frame/EmailField'

interface ResetEmailProps {
  name: string
  value: string
  onChange: (email: string) => void
  errorMessage: string | undefined
  /** A code was sent to it on the step before, so it isn’t asked for again. */
  isKnown: boolean
}

/** Whose password it is: asked for, or there for password managers alone, which keep the new one under it. */
export function ResetEmail({ isKnown, ...field }: ResetEmailProps) {
  return isKnown ? <HiddenUserName email={field.value} /> : <EmailField {...field} />
}
