import type {
  DocumentBiller,
  DocumentClient,
  DocumentClinician,
  SuperbillFinding,
  SuperbillFindingCode,
} from '@oaklet/api/contract'

/** What decides whether a superbill is complete. */
export interface SuperbillParts {
  biller: DocumentBiller | null
  client: DocumentClient
  clinician: DocumentClinician
  lines: readonly { appointmentId: string; date: string; code: string; diagnoses: readonly string[] | null }[]
}

const PLACES = {
  no_billing_profile: 'profile',
  no_sessions: 'session',
  profile_npi_missing: 'profile',
  profile_tax_id_missing: 'profile',
  clinician_npi_missing: 'clinician',
  clinician_license_missing: 'clinician',
  client_birth_date_missing: 'client',
  client_address_missing: 'client',
  diagnosis_missing: 'client',
  service_code_missing: 'session',
} as const satisfies Record<SuperbillFindingCode, SuperbillFinding['where']>

/** What a superbill lacks to be accepted by insurers, the errors first. */
export function superbillLacks({ biller, client, clinician, lines }: SuperbillParts): SuperbillFinding[] {
  const finding = (
    code: SuperbillFindingCode,
    session: SuperbillFinding['session'] = null,
  ): SuperbillFinding => ({
    level: code.startsWith('no_') ? 'error' : 'warning',
    code,
    where: PLACES[code],
    session,
  })
  const found: readonly (readonly [boolean, SuperbillFindingCode])[] = [
    [biller === null, 'no_billing_profile'],
    [lines.length === 0, 'no_sessions'],
    [biller?.npi === '', 'profile_npi_missing'],
    [biller?.taxId === '', 'profile_tax_id_missing'],
    [clinician.npi === '', 'clinician_npi_missing'],
    [clinician.license === null, 'clinician_license_missing'],
    [client.dateOfBirth === null, 'client_birth_date_missing'],
    [client.address === null, 'client_address_missing'],
    [lines.some(({ diagnoses }) => diagnoses?.length === 0), 'diagnosis_missing'],
  ]
  return [
    ...found.flatMap(([isMissing, code]) => (isMissing ? [finding(code)] : [])),
    ...lines.flatMap(({ code, appointmentId, date }) =>
      code === '' ? [finding('service_code_missing', { appointmentId, date })] : [],
    ),
  ]
}
