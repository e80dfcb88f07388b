import { emailOf } from '@oaklet/api'
import {
  DATE_FORMATS,
  type OrganizationSettings,
  type UpdateOrganizationSettingsBody,
} from '@oaklet/api/contract'
import { type FormError, formatPhone } from '@oaklet/design-system'
import {
  ADDRESS_FIELDS,
  ADDRESS_LABELS,
  addressMessage,
  addressOf,
  addressValuesOf,
  lengthMessage,
} from '../../records/locations/address-form'
import { emailMessage } from '../../shared/email-message'
import { phoneMessage } from '../../shared/phone-message'
import { zoneWords } from '../../shared/zone-words'

/** The fields of the form, called as in the contract, so that a refusal finds its own. */
const GENERAL_FIELDS = [
  'name',
  'email',
  'phone',
  ...ADDRESS_FIELDS,
  'settings.timezone',
  'settings.currency',
  'settings.dateFormat',
] as const

type GeneralField = (typeof GENERAL_FIELDS)[number]

/** What is typed and chosen about an organization. */
export type GeneralValues = Readonly<Record<GeneralField, string>>

const MAX_NAME = 200
const MAX_EMAIL = 320

/** What the form starts from. */
export const generalValuesOf = ({
  name,
  email,
  phone,
  address,
  settings,
}: OrganizationSettings): GeneralValues => ({
  name,
  email,
  phone,
  ...addressValuesOf(address),
  'settings.timezone': settings.timezone,
  'settings.currency': settings.currency,
  'settings.dateFormat': settings.dateFormat,
})

/** What is sent, on the version that the person began from. */
export const generalBodyOf = (
  values: GeneralValues,
  { version }: Pick<OrganizationSettings, 'version'>,
): UpdateOrganizationSettingsBody => ({
  name: values.name.trim(),
  email: emailOf(values.email),
  phone: values.phone,
  address: addressOf(values),
  settings: {
    timezone: values['settings.timezone'],
    currency: values['settings.currency'],
    dateFormat: DATE_FORMATS.find((format) => format === values['settings.dateFormat']) ?? DATE_FORMATS[0],
  },
  version,
})

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export const generalErrors = (values: GeneralValues): FormError[] =>
  GENERAL_FIELDS.flatMap((field) => {
    const message = messageAt(field, values)
    return message === undefined ? [] : [{ path: field, message }]
  })

function messageAt(field: GeneralField, values: GeneralValues): string | undefined {
  const typed = values[field].trim()
  switch (field) {
    case 'name':
      return typed === '' ? 'Enter a name' : lengthMessage(typed, MAX_NAME)
    case 'email':
      return optionalEmailMessage(typed)
    case 'phone':
      return phoneMessage(typed)
    case 'settings.timezone':
      return typed === '' ? 'Choose a time zone' : undefined
    case 'settings.currency':
      return typed === '' ? 'Choose a currency' : undefined
    case 'settings.dateFormat':
      return undefined
    default:
      return addressMessage(field, values)
  }
}

const optionalEmailMessage = (typed: string): string | undefined =>
  typed === '' ? undefined : (emailMessage(typed) ?? lengthMessage(typed, MAX_EMAIL))

/** What each field is called. */
export const GENERAL_LABELS: Readonly<Record<GeneralField, string>> = {
  name: 'Organization name',
  email: 'E-mail',
  phone: 'Phone',
  ...ADDRESS_LABELS,
  'settings.timezone': 'Time zone',
  'settings.currency': 'Currency',
  'settings.dateFormat': 'Date format',
}

/** Both versions in words, for the person to choose from. */
export function generalVersions(mine: GeneralValues, theirs: OrganizationSettings) {
  const saved = generalValuesOf(theirs)
  return GENERAL_FIELDS.map((field) => ({
    label: GENERAL_LABELS[field],
    mine: shown(field, mine),
    theirs: shown(field, saved),
  }))
}

function shown(field: GeneralField, values: GeneralValues): string {
  if (field === 'phone') return formatPhone(values.phone)
  return field === 'settings.timezone' ? zoneWords(values[field]) : values[field].trim()
}
