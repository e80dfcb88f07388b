import type { FormError } from '@oaklet/design-system'

export interface SignInValues {
  email: string
  password: string
}

/** What has to be put right before it is worth asking the server. */
export function signInErrors({ email, password }: SignInValues): FormError[] {
  return [
    ...(email.trim() === '' ? [{ path: 'email', message: 'Enter your e-mail' }] : []),
    ...(password === '' ? [{ path: 'password', message: 'Enter your password' }] : []),
  ]
}
