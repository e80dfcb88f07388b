import type { Duplicate } from '@oaklet/api/contract'

/** What two records have in common that may be one person. */
export const DUPLICATE_WORDS: Readonly<Record<NonNullable<Duplicate['likeness']>, string>> = {
  same: 'Same name and date of birth',
  swapped_names: 'Born on the same day, first and last name the other way round',
  similar_name: 'Born on the same day, names alike',
  similar_birth_date: 'Same name, dates of birth alike',
  same_member_id: 'Same member ID and date of birth, first names alike',
  same_email: 'Same e-mail and date of birth, first names alike',
  same_mobile: 'Same mobile number and date of birth, first names alike',
}

/** Names both clients, once where they are called the same. */
export const pairName = ([one, other]: Duplicate['clients']): string =>
  one.displayName === other.displayName
    ? `${one.displayName}, twice`
    : `${one.displayName} and ${other.displayName}`
