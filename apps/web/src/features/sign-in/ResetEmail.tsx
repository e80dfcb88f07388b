import { TextField } from '@oaklet/design-system'

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
  if (isKnown) return <input type="text" autoComplete="username" value={field.value} readOnly hidden />
  return <TextField label="E-mail" type="email" autoComplete="username" spellCheck="false" {...field} />
}
