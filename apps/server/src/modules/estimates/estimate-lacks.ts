import type { EstimateDocument, EstimateLack } from '@oaklet/api/contract'

/** What an estimate lacks that it has to say, as far as somebody can fill it in. */
export function estimateLacks({ biller, clinician, client, state }: EstimateDocument): EstimateLack[] {
  const lacks: readonly (readonly [boolean, EstimateLack])[] = [
    [biller === null, 'billing_profile'],
    [biller?.npi === '', 'biller_npi'],
    [biller?.taxId === '', 'biller_tax_id'],
    [clinician.npi === '', 'clinician_npi'],
    [client.dateOfBirth === null, 'client_birth_date'],
    [state === '', 'state'],
  ]
  return lacks.flatMap(([isMissing, lack]) => (isMissing ? [lack] : []))
}
