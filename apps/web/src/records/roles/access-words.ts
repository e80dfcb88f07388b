import type { AccessGrant } from '@oaklet/api'
import { PERMISSION_GROUPS, scopeWords } from './permission-words'
import { listWords } from '../../shared/list-words'

/** How far a permission reaches for a person, and by which role: "All clients, as Biller". */
export function grantWords({ permission, scope, roles }: AccessGrant): string {
  const namesBy = (reach: AccessGrant['scope']) =>
    roles.filter((role) => role.scope === reach).map(({ name }) => name)
  const widest = `${scopeWords(permission, scope)}, as ${listWords(namesBy(scope))}`
  const narrower = scope === 'all' ? namesBy('own') : []
  if (narrower.length === 0) return widest
  return `${widest}; own clients also as ${listWords(narrower)}`
}

/** What nothing gives them. */
export const deniedWords = (grants: readonly AccessGrant[]): string[] =>
  PERMISSION_GROUPS.flatMap(({ permissions }) =>
    permissions
      .filter(({ permission }) => !grants.some((grant) => grant.permission === permission))
      .map(({ words }) => words),
  )
