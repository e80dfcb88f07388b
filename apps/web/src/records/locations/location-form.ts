import type { Location, LocationInput } from '@oaklet/api/contract'
import { type FormError, formatPhone } from '@oaklet/design-system'
import {
  ADDRESS_FIELDS,
  ADDRESS_LABELS,
  addressMessage,
  addressOf,
  addressValuesOf,
  lengthMessage,
} from './address-form'
import { phoneMessage } from '../../shared/phone-message'

/** The fields of a location, called as in the contract, so that a refusal finds its own. */
const LOCATION_FIELDS = ['name', ...ADDRESS_FIELDS, 'phone'] as const

type LocationField = (typeof LOCATION_FIELDS)[number]

/** What is typed about a location. */
export type LocationValues = Readonly<Record<LocationField, string>>

const MAX_NAME = 120

/** What a form starts from: a location, or nothing where there is none. */
export const locationValuesOf = (location: Location | null): LocationValues => ({
  name: location?.name ?? '',
  ...addressValuesOf(location?.address),
  phone: location?.phone ?? '',
})

/** What is sent: what was typed, and the rest as it was. */
export const locationInputOf = (values: LocationValues, base: Location | null): LocationInput => ({
  name: values.name.trim(),
  address: addressOf(values),
  phone: values.phone,
  ...(base?.fax === undefined ? {} : { fax: base.fax }),
  email: base?.email ?? '',
  isActive: base?.isActive ?? true,
  businessHours: base?.businessHours ?? null,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const locationErrors = (values: LocationValues): FormError[] =>
  LOCATION_FIELDS.flatMap((field) => {
    const message = messageAt(field, values)
    return message === undefined ? [] : [{ path: field, message }]
  })

function messageAt(field: LocationField, values: LocationValues): string | undefined {
  if (field === 'phone') return phoneMessage(values.phone)
  if (field !== 'name') return addressMessage(field, values)
  const name = values.name.trim()
  return name === '' ? 'Enter a name' : lengthMessage(name, MAX_NAME)
}

/** Both versions in words, for the person to choose from. */
export function locationVersions(mine: LocationValues, theirs: Location) {
  const saved = locationValuesOf(theirs)
  return LOCATION_FIELDS.map((field) => ({
    label: LOCATION_LABELS[field],
    mine: shown(field, mine),
    theirs: shown(field, saved),
  }))
}

const shown = (field: LocationField, values: LocationValues): string =>
  field === 'phone' ? formatPhone(values.phone) : values[field].trim()

/** What each field is called. */
export const LOCATION_LABELS: Readonly<Record<LocationField, string>> = {
  name: 'Location name',
  ...ADDRESS_LABELS,
  phone: 'Phone',
}
