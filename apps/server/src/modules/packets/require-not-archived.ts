import type { clients } from '../../db/schema/clients-table'
import { AppError } from '../../errors'

/** Throws 409 for an archived client, who is asked for nothing any more. */
export function requireNotArchived({ status }: Pick<typeof clients.$inferSelect, 'status'>): void {
  if (status !== 'archived') return
  throw new AppError('transition_refused', 'Nothing is asked of an archived client any more.')
}
