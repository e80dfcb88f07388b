import type { Holiday, Location, OrganizationExport, Role } from '@oaklet/api/contract'
import {
  aStaffProfileInput,
  aHolidayInput,
  aLocationInput,
  anOrganizationSettingsBody,
  aRoleInput,
} from '@oaklet/api/testing'
import { eq } from 'drizzle-orm'
import { organizations } from '../../db/schema/organizations-table'
import { inTenant } from '../../db/tenant'
import { makeExports } from '../../modules/exports'
import { NEW_SETUP } from '../../modules/organization'
import { TEST_PASSWORD } from '../a-login'
import { requester } from '../a-person'
import { aPractice } from '../a-practice'
import { dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

const addLocation = async ({ owner, practice }: CallScene): Promise<Location> =>
  dataOf(await owner.request('POST', practice.path('locations'), aLocationInput({ name: 'Annex' })))
const addHoliday = async ({ owner, practice }: CallScene): Promise<Holiday> =>
  dataOf(await owner.request('POST', practice.path('holidays'), aHolidayInput()))
const addRole = async ({ owner, practice }: CallScene): Promise<Role> =>
  dataOf(await owner.request('POST', `/api/v1/organizations/${practice.organizationId}/roles`, aRoleInput()))
const askForExport = async ({ owner, practice }: CallScene): Promise<OrganizationExport> =>
  dataOf(await owner.request('POST', `/api/v1/organizations/${practice.organizationId}/exports`))
/** Another member of the staff. */
const aMember = async ({ practice, get }: CallScene) => {
  const person = await practice.as('Scheduler', { name: 'Sam Lee' })
  return { staffId: person.staffId, version: (await get(person)).version }
}
const as = ({ owner }: CallScene, rest: { params?: Record<string, string>; body?: unknown } = {}) => ({
  by: owner.request,
  ...rest,
})

const settings: Readonly<Record<string, PrepareCall>> = {
  requestExport: (scene) => Promise.resolve(as(scene)),
  downloadExport: async (scene) => {
    const { id } = await askForExport(scene)
    await makeExports(scene.test.deps)
    return as(scene, { params: { exportId: id } })
  },
  updateOrganizationSettings: (scene) =>
    Promise.resolve(as(scene, { body: anOrganizationSettingsBody({ name: 'Marlow Therapy' }) })),
  setBusinessHours: (scene) =>
    Promise.resolve(as(scene, { params: { day: 'monday' }, body: { ranges: [] } })),
  updateSetup: async (scene) => {
    const { organizationId } = scene.practice
    await inTenant(scene.test.deps.db, organizationId, (tx) =>
      tx
        .update(organizations)
        .set({ setup: NEW_SETUP })
        .where(eq(organizations.organizationId, organizationId)),
    )
    return as(scene, { body: { confirm: 'name' } })
  },
  createLocation: (scene) => Promise.resolve(as(scene, { body: aLocationInput() })),
  updateLocation: async (scene) => {
    const { id, version } = await addLocation(scene)
    return as(scene, { params: { locationId: id }, body: { ...aLocationInput(), name: 'Attic', version } })
  },
  setPrimaryLocation: async (scene) => as(scene, { params: { locationId: (await addLocation(scene)).id } }),
  deleteLocation: async (scene) => as(scene, { params: { locationId: (await addLocation(scene)).id } }),
  createHoliday: (scene) => Promise.resolve(as(scene, { body: aHolidayInput() })),
  addHolidays: (scene) => Promise.resolve(as(scene, { body: { holidays: [aHolidayInput()] } })),
  updateHoliday: async (scene) => {
    const { id, version } = await addHoliday(scene)
    return as(scene, { params: { holidayId: id }, body: { ...aHolidayInput(), name: 'Another', version } })
  },
  deleteHoliday: async (scene) => as(scene, { params: { holidayId: (await addHoliday(scene)).id } }),
}

const people: Readonly<Record<string, PrepareCall>> = {
  updateStaffMember: async (scene) => {
    const { staffId, version } = await aMember(scene)
    return as(scene, { params: { staffId }, body: { ...aStaffProfileInput(), version } })
  },
  setStaffAssignments: async (scene) => {
    const { staffId, version } = await aMember(scene)
    const { roleIds, practiceId } = scene.practice
    return as(scene, {
      params: { staffId },
      body: { roleIds: [roleIds.Biller], practiceIds: [practiceId], version },
    })
  },
  deactivateStaff: async (scene) => {
    const { staffId, version } = await aMember(scene)
    return as(scene, { params: { staffId }, body: { appointments: { choice: 'leave' }, version } })
  },
  reactivateStaff: async (scene) => {
    const { staffId, version } = await aMember(scene)
    const body = { appointments: { choice: 'leave' }, version }
    await scene.call('POST', `/${staffId}/deactivate`, body)
    return as(scene, { params: { staffId }, body: { version: version + 1 } })
  },
  inviteStaff: (scene) => Promise.resolve(as(scene, { body: scene.bodyOf() })),
  resendInvitation: async (scene) => {
    const { staffId } = await scene.invite()
    scene.test.clock.advance(31_000)
    return as(scene, { params: { staffId } })
  },
  revokeInvitation: async (scene) => as(scene, { params: { staffId: (await scene.invite()).staffId } }),
  lookUpInvitation: async (scene) => {
    await scene.invite()
    return { by: requester(scene.test), body: { token: await scene.tokenFor() } }
  },
  acceptInvitation: async (scene) => {
    await scene.invite()
    const body = { token: await scene.tokenFor(), name: 'Ivy Park-Reed', password: TEST_PASSWORD }
    return { by: requester(scene.test), body }
  },
  joinOrganization: async (scene) => {
    const stranger = await (await aPractice(scene.test)).as('Owner')
    const email = `${stranger.userId}@example.com`
    await scene.invite({ email })
    return { by: stranger.request, body: { token: await scene.tokenFor(email) } }
  },
  createRole: (scene) => Promise.resolve(as(scene, { body: aRoleInput() })),
  updateRole: async (scene) => {
    const { id, version } = await addRole(scene)
    return as(scene, { params: { roleId: id }, body: { ...aRoleInput(), name: 'Reception', version } })
  },
  previewRole: async (scene) =>
    as(scene, { params: { roleId: (await addRole(scene)).id }, body: { permissions: ['audit:view'] } }),
  deleteRole: async (scene) => as(scene, { params: { roleId: (await addRole(scene)).id } }),
}

/** The calls that change what an organization is, who belongs to it, and what they may do. */
export const ORGANIZATION_CALLS: Readonly<Record<string, PrepareCall>> = { ...settings, ...people }
