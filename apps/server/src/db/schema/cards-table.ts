import { CARD_SETUP_STATES } from '@oaklet/api/contract'
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** What a client allowed to be kept of their card; the number is with the provider alone. */
export const cards = pgTable(
  'cards',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    /** The practice's account with the provider that keeps it: with another account it can't be charged. */
    accountId: text('account_id').notNull(),
    customerId: text('customer_id').notNull(),
    methodId: text('method_id').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    consentText: text('consent_text').notNull(),
    consentById: uuid('consent_by_id').notNull(),
    consentAt: instant('consent_at').notNull(),
    /** When it was taken away; the consent and the payments stay known. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('cards_method').on(table.organizationId, table.accountId, table.methodId),
    index('cards_by_client').on(table.organizationId, table.clientId),
  ],
)

export const exportedCards = exportedTable(cards, 'The cards that clients allowed the practice to keep.', {
  accountId: 'The account with the payment provider that keeps the card.',
  customerId: { leftOut: 'means something to the payment provider alone' },
  methodId: { leftOut: 'means something to the payment provider alone' },
  brand: 'The kind of card.',
  lastFour: 'The last four digits.',
  expiryMonth: 'The month with which it expires.',
  expiryYear: 'The year with which it expires.',
  isDefault: 'Whether it is offered first.',
  consentText: 'What the client agreed to, word for word.',
  consentById: 'Who asked the client, as in staff.id.',
  consentAt: 'When the client agreed.',
  removedAt: 'When it was taken away; empty for one that can be charged.',
})

/** A client on the way to the provider's page where a card is typed, and what came of it. */
export const cardSetups = pgTable(
  'card_setups',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    accountId: text('account_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** The provider's id. */
    providerId: text('provider_id').notNull(),
    state: text('state', { enum: CARD_SETUP_STATES }).notNull(),
    consentText: text('consent_text').notNull(),
    startedById: uuid('started_by_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('card_setups_by_state').on(table.organizationId, table.state, table.createdAt),
  ],
)

export const leftOutCardSetups = leftOutTable(
  cardSetups,
  'tells who was on the way to the payment provider; what came of it is in cards',
)
