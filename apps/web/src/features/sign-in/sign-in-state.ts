/** What one public page hands to the next in the browser's history, which a reload keeps; never a secret. */
export interface SignInState {
  /** Where the person was going. */
  from?: string
  /** Who the code of the next page was sent to. */
  email?: string
  /** What was typed to open a practice, whose e-mail is confirmed next. */
  registration?: TypedRegistration
  /** Why the person has to sign in. */
  reason?: 'password-changed'
}

/** All of a registration but its password. */
export interface TypedRegistration {
  name: string
  practiceName: string
  email: string
  timeZone: string
}

const fieldOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

function textOf<Name extends string>(state: unknown, name: Name): { [Key in Name]?: string } {
  const value = fieldOf(state, name)
  return typeof value === 'string' ? ({ [name]: value } as { [Key in Name]: string }) : {}
}

function registrationOf(state: unknown): Pick<SignInState, 'registration'> {
  const typed = fieldOf(state, 'registration')
  const read = {
    ...textOf(typed, 'name'),
    ...textOf(typed, 'practiceName'),
    ...textOf(typed, 'email'),
    ...textOf(typed, 'timeZone'),
  }
  const { name, practiceName, email, timeZone } = read
  if (name === undefined || practiceName === undefined || email === undefined || timeZone === undefined)
    return {}
  return { registration: { name, practiceName, email, timeZone } }
}

/** Reads it out of a location's state, which may be of any shape. */
export const signInState = (state: unknown): SignInState => ({
  ...textOf(state, 'from'),
  ...textOf(state, 'email'),
  ...registrationOf(state),
  ...(fieldOf(state, 'reason') === 'password-changed' && { reason: 'password-changed' }),
})
