import { TRADER_ID_KINDS } from '@oaklet/api/contract'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** How a practice’s claims leave it; one that nobody has changed anything in has no row. */
export const claimSettings = pgTable(
  'claim_settings',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    /** Null with its id where files name the tax number of who bills. */
    senderIdKind: text('sender_id_kind', { enum: TRADER_ID_KINDS }),
    senderId: text('sender_id'),
    /** Null with its id and name where files name the payer, or a clearinghouse without a name. */
    receiverIdKind: text('receiver_id_kind', { enum: TRADER_ID_KINDS }),
    receiverId: text('receiver_id'),
    receiverName: text('receiver_name'),
    isTest: boolean('is_test').notNull(),
    /** In hundredths of an inch, as are those down. */
    offsetRight: integer('offset_right').notNull(),
    offsetDown: integer('offset_down').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.practiceId] })],
)

export const exportedClaimSettings = exportedTable(
  claimSettings,
  'How a practice’s claims leave it; one without a row has the settings that a new practice has.',
  {
    senderIdKind: 'What the id of the sender is, as ISA05 says it; none for the tax number of who bills.',
    senderId: 'Who sends files of claims.',
    receiverIdKind: 'What the id of the receiver is, as ISA07 says it; none for the payer.',
    receiverId: 'Who receives files of claims.',
    receiverName: 'The name of who receives them.',
    isTest: 'Whether files of claims are made as tests.',
    offsetRight: 'How far printed forms are moved to the right, in hundredths of an inch.',
    offsetDown: 'How far they are moved down, likewise.',
  },
)
