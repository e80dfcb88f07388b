import { inTenant } from '../db/tenant'
import type { Deps } from '../deps'
import { insertBillingProfile } from '../modules/billing-profiles'
import { demoId } from './demo-id'
import type { DemoOrganization } from './demo-organizations'

/** Adds who bills for each practice, at the address of its primary location. */
export async function seedBillingProfiles(deps: Deps, organization: DemoOrganization): Promise<void> {
  const { organizationId, practices } = organization
  await inTenant(deps.db, organizationId, async (tx) => {
    for (const { id: practiceId, locations, billing } of practices) {
      const [primary] = locations
      if (primary === undefined) continue
      const { zipCode, ...numbers } = billing
      await insertBillingProfile(tx, deps, {
        ...numbers,
        organizationId,
        practiceId,
        id: demoId(`billing profile ${practiceId}`),
        firstName: '',
        entity: 'organization',
        taxIdKind: 'ein',
        address: { ...primary.address, zipCode },
        payToAddress: null,
        phone: primary.phone,
        isDefault: true,
      })
    }
  })
}
