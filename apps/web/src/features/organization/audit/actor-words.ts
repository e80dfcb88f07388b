import type { AuditEvent } from '@oaklet/api/contract'

type Acted = Pick<AuditEvent, 'actorKind' | 'actorName' | 'person'>

/** When the server's jobs run, by their names in its log. */
const JOBS: ReadonlyMap<string, string> = new Map([['old exports', 'Oaklet, when an export expires']])

/** Who acted, in words: a person's name, "Ana Ruiz, by link", "Oaklet, when an export expires". */
export function actorWords({ actorKind, actorName, person }: Acted): string {
  if (actorKind === 'client') return `${actorName ?? 'A client'}, by link`
  if (actorKind === 'job') return JOBS.get(actorName ?? '') ?? 'Oaklet, by itself'
  if (actorKind === 'provider') return actorName ?? 'An outside service'
  return person?.name ?? 'Not on the staff'
}
