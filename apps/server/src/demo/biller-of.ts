import type { StaffActor } from '../actor'
import { demoId } from './demo-id'
import type { DemoOrganization, DemoStaffMember } from './demo-organizations'

/** Who sends the claims of an organization and posts what insurances pay. */
export function billerOf({ staff }: Pick<DemoOrganization, 'staff'>): DemoStaffMember {
  const biller = staff.find(({ role }) => role === 'Biller') ?? staff[0]
  if (biller === undefined) throw new Error('An organization of the demonstration has no staff')
  return biller
}

/** The biller at work in all practices. */
export function billerAtWork(organization: DemoOrganization): StaffActor {
  const { organizationId, practices } = organization
  const { id: staffId, userId, email } = billerOf(organization)
  return {
    ...{ kind: 'staff', organizationId, userId, staffId },
    sessionId: demoId(`session of ${email}`),
    ...{ practiceIds: practices.map(({ id }) => id), permissions: [] },
    ...{ requestId: demoId(`remittances ${email}`), address: '192.0.2.10' },
  }
}
