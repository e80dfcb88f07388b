import { hasErrorCode } from '@oaklet/api'

/** What the contract reads a record with. */
export interface Schema<Item> {
  safeParse: (value: unknown) => { success: true; data: Item } | { success: false }
}

/** The record as another person saved it meanwhile; null where a save failed otherwise. */
export function staleRecord<Item>(error: unknown, schema: Schema<Item>): Item | null {
  if (!hasErrorCode(error, 'stale_edit')) return null
  const parsed = schema.safeParse(error.current)
  return parsed.success ? parsed.data : null
}
