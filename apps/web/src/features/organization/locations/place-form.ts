import { emailOf } from '@oaklet/api'
import {
  type BusinessHours,
  type FieldError,
  type Location,
  type LocationInput,
  OptionalEmail,
  WEEKDAYS,
} from '@oaklet/api/contract'
import { type FormError, formatPhone } from '@oaklet/design-system'
import { hoursErrors, refusedHours } from '../../../records/hours/hours-errors'
import { hoursOf, type HoursValues, hoursValuesOf } from '../../../records/hours/hours-form'
import {
  locationErrors,
  locationInputOf,
  type LocationValues,
  locationValuesOf,
  locationVersions,
} from '../../../records/locations/location-form'
import { phoneMessage } from '../../../shared/phone-message'
import { hoursSummary } from './hours-summary'
import { yesOrNo } from '../../../shared/yes-or-no'

/** What is typed about a location, all of it. */
export interface PlaceValues {
  texts: LocationValues
  fax: string
  email: string
  isActive: boolean
  /** Whether it keeps hours of its own; those typed stay while it keeps the practice's. */
  hasOwnHours: boolean
  hours: HoursValues
}

/** What the form starts from; hours of its own begin as the practice's are. */
export const placeValuesOf = (location: Location | null, practiceHours: BusinessHours): PlaceValues => ({
  texts: locationValuesOf(location),
  fax: location?.fax ?? '',
  email: location?.email ?? '',
  isActive: location?.isActive ?? true,
  hasOwnHours: location?.businessHours != null,
  hours: hoursValuesOf(location?.businessHours ?? practiceHours),
})

/** What is sent: phone and fax as they are stored (spec §5). */
export function placeInputOf({ texts, fax, email, ...values }: PlaceValues): LocationInput {
  const { name, address, phone } = locationInputOf(texts, null)
  return {
    name,
    address,
    phone,
    // Named even when it is none, so that it also goes from what shows at once.
    fax: fax === '' ? undefined : fax,
    email: emailOf(email),
    isActive: values.isActive,
    businessHours: values.hasOwnHours ? hoursOf(values.hours) : null,
  }
}

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function placeErrors({ texts, fax, email, hasOwnHours, hours }: PlaceValues): FormError[] {
  const faxMessage = phoneMessage(fax)
  const emailMessage = OptionalEmail.safeParse(email).error?.issues[0]?.message
  return [
    ...locationErrors(texts),
    ...(faxMessage === undefined ? [] : [{ path: 'fax', message: faxMessage }]),
    ...(emailMessage === undefined ? [] : [{ path: 'email', message: emailMessage }]),
    ...(hasOwnHours ? hoursErrors(hours) : []),
  ]
}

/** The server's refusals at the boxes that they are about. */
export const refusedPlace = ({ hours }: PlaceValues, refused: readonly FieldError[]): FormError[] =>
  refused.flatMap(({ path, message }) => {
    const [first, day, ...rest] = path.split('.')
    const weekday = WEEKDAYS.find((one) => one === day)
    if (first !== 'businessHours' || weekday === undefined) return [{ path, message }]
    return refusedHours(hours, weekday, [{ path: ['ranges', ...rest].join('.'), message }])
  })

/** Both versions in words, for the person to choose from. */
export function placeVersions(mine: PlaceValues, theirs: Location) {
  const input = placeInputOf(mine)
  return [
    ...locationVersions(mine.texts, theirs),
    { label: 'Fax', mine: formatPhone(mine.fax), theirs: formatPhone(theirs.fax ?? '') },
    { label: 'E-mail', mine: input.email, theirs: theirs.email },
    { label: 'In use', mine: yesOrNo(mine.isActive), theirs: yesOrNo(theirs.isActive) },
    {
      label: 'Opening hours',
      mine: hoursSummary(input.businessHours),
      theirs: hoursSummary(theirs.businessHours),
    },
  ]
}
