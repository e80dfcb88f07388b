import { DENSITY_CHOICES } from '@oaklet/api/contract'
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

/** How a person likes the application, on every device; without a row, as it is for everybody. */
export const userPreferences = pgTable('user_preferences', {
  userId: uuid('user_id').primaryKey(),
  /** Whether single letters are shortcuts. */
  shortcuts: boolean('shortcuts').notNull(),
  density: text('density', { enum: DENSITY_CHOICES }).notNull(),
  updatedAt: instant('updated_at').notNull(),
})
