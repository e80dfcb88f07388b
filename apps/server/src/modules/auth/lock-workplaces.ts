import type { Tx } from '../../db/database'
import { enterEach } from '../../db/tenant'
import { lockStaff } from '../staff'

/**
 * Keeps the staff of these organizations as they are until the transaction ends, before it opens a session in one:
 * who deactivates its person there waits, and then ends this session too. Leaves the transaction in any role.
 */
export const lockWorkplaces = (tx: Tx, organizationIds: readonly string[]): Promise<void> =>
  enterEach(tx, organizationIds, (organizationId) => lockStaff(tx, organizationId))
