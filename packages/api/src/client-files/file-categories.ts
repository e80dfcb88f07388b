import { accessScope, type Permission } from '../access/permissions'

/** What a file of a client is about, which decides who may see it. */
export const FILE_CATEGORIES = [
  'insurance',
  'identity',
  'administrative',
  'consent',
  'clinical',
  'custody',
] as const
/** One of {@link FILE_CATEGORIES}. */
export type FileCategory = (typeof FILE_CATEGORIES)[number]

/** The categories that say something of the treatment or the family: only who reads notes sees such files. */
const READ_WITH_NOTES: readonly FileCategory[] = ['clinical', 'custody']

/**
 * The categories of a client's files that a person may see who holds these permissions; `isOwnClient` says whether they
 * are the client's primary clinician.
 */
export function seenFileCategories(held: readonly string[], isOwnClient: boolean): FileCategory[] {
  const reaches = (permission: Permission): boolean => {
    const scope = accessScope(held, permission)
    return scope === 'all' || (scope === 'own' && isOwnClient)
  }
  if (!reaches('files:view')) return []
  return FILE_CATEGORIES.filter((one) => !READ_WITH_NOTES.includes(one) || reaches('notes:view'))
}
