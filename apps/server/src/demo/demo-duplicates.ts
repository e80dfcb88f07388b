import { addDays } from '../calendar-day'
import type { clients } from '../db/schema/clients-table'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'

/** Clients of whom a second record was made by somebody who did not find the first: misspelt, and under a new name. */
const AGAIN: Readonly<Record<string, { firstName: string; lastName: string }>> = {
  'Terrence Mayfield': { firstName: 'Terence', lastName: 'Mayfield' },
  'Shanelle Whitaker': { firstName: 'Shanelle', lastName: 'Brooks' },
}

/** The second records, which are a few days old and wait for their first appointment. */
export const demoDuplicates = (all: readonly DemoClient[], today: string): (typeof clients.$inferInsert)[] =>
  all.flatMap(({ row }) => {
    const names = AGAIN[`${row.firstName} ${row.lastName}`]
    if (names === undefined) return []
    const madeAt = new Date(`${addDays(today, -3)}T15:00:00Z`)
    return [
      {
        ...row,
        ...names,
        id: demoId(`second record of ${row.id}`),
        status: 'prospective' as const,
        address: null,
        contacts: row.contacts.filter(({ kind }) => kind === 'email'),
        diagnoses: [],
        tags: [],
        ...{ createdAt: madeAt, updatedAt: madeAt },
      },
    ]
  })
