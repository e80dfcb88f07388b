import type { Location } from '@oaklet/api/contract'
import { TELEHEALTH } from './appointment-form'
import type { BookingChoices } from './use-booking-choices'

/** The services as a list to choose from. */
export const serviceItems = (services: BookingChoices['services']) =>
  services.map(({ code, label }) => ({ id: code, label: `${code} ${label}` }))

/** The places as a list to choose from, telehealth last. */
export const placeItems = (locations: readonly Pick<Location, 'id' | 'name'>[]) => [
  ...locations.map(({ id, name }) => ({ id, label: name })),
  { id: TELEHEALTH, label: 'Telehealth' },
]
