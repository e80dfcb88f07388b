import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A name as lists are sorted by it: without regard to accents, case and what stands between words. */
export const folded = (name: SQLWrapper | string): SQL<string> => sql`oaklet_folded(${name}) collate "C"`

/** Where each word that was typed stands in a folded text, in any order and as a part of a word too; none finds nothing. */
export const holdsWords = (foldedText: SQLWrapper, typed: string): SQL =>
  sql`${foldedText} like all (oaklet_patterns(${typed}))`
