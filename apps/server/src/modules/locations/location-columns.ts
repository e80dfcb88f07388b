import type * as api from '@oaklet/api/contract'
import type * as z from 'zod/mini'

/** What a person typed about a location, after parsing: the address has its country. */
export type TypedLocation = z.infer<typeof api.LocationInput>

/** The same as the table's columns hold it. */
export const locationColumns = ({
  name,
  address,
  phone,
  fax,
  email,
  isActive,
  businessHours,
}: TypedLocation) => ({
  name,
  address,
  phone,
  fax: fax ?? null,
  email,
  isActive,
  businessHours,
})
