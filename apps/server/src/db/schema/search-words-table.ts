import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { byteText, organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/** Every word that a client is found by; triggers on `clients` write it, so that no verb can forget to. */
export const clientWords = pgTable(
  'client_words',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    word: byteText('word').notNull(),
    /** All words of the client's names, each between spaces: what further words of a search are looked up in. */
    names: text('names').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.clientId, table.word] }),
    index('client_words_by_word').on(table.organizationId, table.practiceId, table.word, table.clientId),
  ],
)

export const leftOutClientWords = leftOutTable(
  clientWords,
  'is what the search finds clients by, made from clients',
)

/**
 * Each word of clients' names once: misspelt ones are compared with these, which are few, and not with
 * every client. A name that no client has any more stays; it leads to no client.
 */
export const knownNames = pgTable(
  'known_names',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    word: byteText('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.practiceId, table.word] }),
    // Read in order of likeness: row-level security keeps trigram conditions out of an index, not this order.
    index('known_names_by_likeness').using(
      'gist',
      table.organizationId,
      table.practiceId,
      sql`"word" gist_trgm_ops(siglen=64)`,
    ),
  ],
)

export const leftOutKnownNames = leftOutTable(
  knownNames,
  'is what the search guesses names by, made from clients',
)
