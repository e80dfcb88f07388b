import { exportedInvitations } from '../../db/schema/invitations-table'
import type { RecordKind } from '../../record-kind'

export const invitationRecord: RecordKind = { tables: [exportedInvitations] }
