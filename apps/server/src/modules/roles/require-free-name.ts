import { foldedText, type Role } from '@oaklet/api/contract'
import { validationFailed } from '../../errors'

/** Throws 422 when another role is called the same, by the rule for names; the roles have to be locked. */
export function requireFreeName(others: readonly Role[], name: string): void {
  const isTaken = others.some((other) => foldedText(other.name) === foldedText(name))
  if (isTaken) throw validationFailed([{ path: 'name', message: 'There is a role with this name already' }])
}
