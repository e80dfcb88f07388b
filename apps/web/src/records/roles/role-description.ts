import type { BuiltInRole } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'

const BUILT_IN_DESCRIPTIONS: Readonly<Record<BuiltInRole, string>> = {
  Owner: 'May do everything. Somebody always holds this role.',
  'Practice Manager': 'Runs the practice: everything but changing roles and unlocking notes.',
  Clinician: 'Sees clients, writes and signs notes, prepares invoices and superbills.',
  'Clinician (own clients)': 'Sees, books and documents their own clients only.',
  Supervisor: 'A clinician who also cosigns and unlocks notes, and reads reports.',
  Biller: 'Invoices, payments, superbills and claims; no notes.',
  Scheduler: 'Adds clients and books appointments; no notes and no money.',
  'Read-only': 'Reads clients, appointments, invoices and reports, and changes nothing.',
}

/** What a role is for; the built-in ones are described here. */
export const roleDescription = ({ name, description, isBuiltIn }: Role): string =>
  isBuiltIn ? ((BUILT_IN_DESCRIPTIONS as Record<string, string>)[name] ?? description) : description
