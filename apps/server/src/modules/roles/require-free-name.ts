import type { Role } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

/** Throws 422 when another role is called the same, whatever the case; the roles have to be locked. */
export function requireFreeName(others: readonly Role[], name: string): void {
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw validationFailed([{ path: 'name', message: 'There is a role with this name already' }])
}
