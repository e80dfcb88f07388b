import type { Location, OrganizationSettings, Setup } from '@oaklet/api/contract'

/** All that the steps begin from. */
export interface SetupRecords {
  setup: Setup
  settings: OrganizationSettings
  /** The practice's primary location; null where it has none. */
  location: Location | null
}
