import type { Deps } from '../../deps'
import { seedOrganizations } from './seed-organizations'

export { DEMO_ORGANIZATIONS, DEMO_PASSWORD } from './demo-organizations'

/** Fills an empty database with the demonstration. Give it a `deps.db` that is one transaction. */
export async function seedDemo(deps: Deps): Promise<void> {
  await seedOrganizations(deps)
}
