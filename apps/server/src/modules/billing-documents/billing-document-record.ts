import { leftOutDocumentMail } from '../../db/schema/document-mail-table'
import type { RecordKind } from '../../record-kind'

export const billingDocumentRecord: RecordKind = { tables: [leftOutDocumentMail] }
