export type { OrganizationApi } from './organization-api'
export { ORGANIZATION_MESSAGES } from './organization-messages'
export {
  BusinessHours,
  BusinessHoursInput,
  DayRanges,
  OpenRange,
  WEEKDAYS,
  type Weekday,
} from './business-hours'
export { AddressInput, DEFAULT_COUNTRY, OptionalEmail, PhoneNumber } from './contact-fields'
export { digitsOf, formatPhone, phoneOf, sentPhone } from './phone'
export { isPhone } from './phone-pattern'
export { Address, DATE_FORMATS, OrganizationSettings, Practice, PracticeName } from './organization-contract'
export { SetBusinessHoursBody, UpdateOrganizationSettingsBody } from './organization-changes-contract'
export { Setup, SETUP_STEPS, type SetupStep, type UpdateSetupBody } from './setup-contract'
