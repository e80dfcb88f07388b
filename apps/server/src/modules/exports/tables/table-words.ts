/** What a table of the export holds, and its columns beside those that many tables have. */
export interface TableWords {
  about: string
  columns: Readonly<Record<string, string>>
}

/** Columns that mean the same wherever they stand. */
export const SHARED_COLUMNS: Readonly<Record<string, string>> = {
  organization_id: 'The organization; the same in every row of an export.',
  id: 'The record’s own id.',
  practice_id: 'The practice, as in practices.id.',
  client_id: 'The client, as in clients.id.',
  staff_id: 'The person, as in staff.id.',
  location_id: 'The location, as in locations.id.',
  appointment_id: 'The appointment, as in appointments.id.',
  invoice_id: 'The invoice, as in invoices.id.',
  name: 'The name.',
  email: 'The e-mail address.',
  phone: 'The phone number, digits only.',
  position: 'The place in the order, from 0.',
  version: 'How often the record was saved.',
  created_at: 'When the record was made.',
  updated_at: 'When the record was last changed.',
}
