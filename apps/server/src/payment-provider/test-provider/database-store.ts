import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { testProviderAccounts } from '../../db/schema/test-provider-accounts-table'
import { asAuth } from '../../db/tenant'
import { newAccount, type TestProviderStore } from './provider-state'

/** Keeps the accounts in the database, so that they outlive the server and all of its processes see the same ones. */
export const databaseStore = (db: Database): TestProviderStore => ({
  add: async (id, state) => {
    await asAuth(db, (tx) => tx.insert(testProviderAccounts).values({ id, state }))
  },
  change: (id, work) =>
    asAuth(db, async (tx) => {
      const isOne = eq(testProviderAccounts.id, id)
      const [row] = await tx.select().from(testProviderAccounts).where(isOne).for('update')
      if (row === undefined) return null
      // An account that an older release kept lacks what came later.
      const state = { ...newAccount(), ...row.state }
      const result = work(state)
      await tx.update(testProviderAccounts).set({ state }).where(isOne)
      return result
    }),
})
