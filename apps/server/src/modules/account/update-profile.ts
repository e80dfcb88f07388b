import type { UpdateProfileBody, User } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { users } from '../../db/schema/users-table'
import { enterAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notFound } from '../../errors'
import { workOf } from '../../work'
import { loadUser } from '../auth'
import { changeStaffRecords } from './change-staff-records'

/** Gives the actor another name, wherever they work. */
export function updateProfile(deps: Deps, actor: StaffActor, { name }: UpdateProfileBody): Promise<User> {
  return deps.db.transaction(async (tx) => {
    await enterAuth(tx)
    await tx.update(users).set({ name }).where(eq(users.id, actor.userId))
    await changeStaffRecords(workOf(tx, deps, actor), { name }, 'profile_changed')
    const loaded = await loadUser(tx, actor.userId, actor.organizationId)
    if (loaded === null) throw notFound()
    return loaded.user
  })
}
