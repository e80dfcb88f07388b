import type * as api from '@oaklet/api/contract'
import type { StaffMember } from '@oaklet/api/contract'
import type * as z from 'zod/mini'

/** A staff profile as it was typed, after parsing. */
export type TypedProfile = z.infer<typeof api.StaffProfileInput>

/** The same as a form that edits a person holds it. */
export const profileOf = ({ supervisor, ...member }: StaffMember): TypedProfile => ({
  name: member.name,
  credentials: member.credentials,
  colorIndex: member.colorIndex,
  isClinician: member.isClinician,
  npi: member.npi,
  taxonomyCode: member.taxonomyCode,
  license: member.license,
  languages: member.languages,
  renderingProvider: member.renderingProvider,
  supervisorId: supervisor?.id ?? null,
  workingHours: member.workingHours,
})

/** With the locations in one order, so that another order alone is no change. */
export const comparable = ({ workingHours, ...profile }: TypedProfile): TypedProfile => ({
  ...profile,
  workingHours: workingHours.toSorted((one, other) => (one.locationId < other.locationId ? -1 : 1)),
})
