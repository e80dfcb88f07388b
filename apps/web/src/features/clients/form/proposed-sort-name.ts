import type { ClientInput } from '@oaklet/api/contract'

/** Words that stand beside the name in what couples and families are called. */
const BESIDE_NAMES = new Set(['the', 'family', 'couple', 'household', 'of', 'and', '&'])

const isBesideNames = (word = ''): boolean => BESIDE_NAMES.has(word.toLowerCase())

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '')

/**
 * Returns “Nakamura” for “The Nakamura Family”: the last word that is a name, where lists would otherwise have the couple
 * or family under “Family” or “The”. Returns an empty text for all other clients.
 */
export function proposedSortName({
  type,
  firstName,
  lastName,
}: Pick<ClientInput, 'type' | 'firstName' | 'lastName'>): string {
  if (type !== 'couple' && type !== 'family') return ''
  const listed = wordsOf(lastName.trim() === '' ? firstName : lastName)
  if (!isBesideNames(listed[0]) && !isBesideNames(listed.at(-1))) return ''
  return wordsOf(`${firstName} ${lastName}`).findLast((word) => !isBesideNames(word)) ?? ''
}
