import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { exportedTable } from './exported-table'

const chairs = pgTable('chairs', {
  id: uuid('id').notNull(),
  legColor: text('leg_color').notNull(),
  code: text('code').notNull(),
})

describe('a table in the export', () => {
  it('has words for its own columns and for those that mean the same everywhere', () => {
    const table = exportedTable(chairs, 'What people sit on.', {
      legColor: 'The color of the legs.',
      code: { leftOut: 'is a secret' },
    })
    expect(table).toEqual({
      name: 'chairs',
      about: 'What people sit on.',
      columns: { id: 'The record’s own id.', leg_color: 'The color of the legs.' },
      leftOutColumns: { code: 'is a secret' },
    })
  })

  it('says something else of a shared column where it means something else', () => {
    const table = exportedTable(chairs, '', { id: 'The number on the seat.', legColor: '', code: '' })
    expect(table.columns['id']).toBe('The number on the seat.')
  })
})
