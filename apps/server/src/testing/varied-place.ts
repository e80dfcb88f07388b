/** Who and where the rows are of. */
export interface VariedPlace {
  organizationId: string
  practiceId: string
  clinicianIds: readonly string[]
  locationIds: readonly string[]
  timeZone: string
}
