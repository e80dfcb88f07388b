import { formatPhone } from '@oaklet/design-system'
import type { OrganizationSettings } from '@oaklet/api/contract'
import { zoneWords } from '../../shared/zone-words'
import { currencyWords } from './currency-words'
import { addressLine } from '../../records/locations/address-line'

/** What is known of an organization, each fact with its name. */
export function organizationFacts({ name, email, phone, address, settings }: OrganizationSettings) {
  return [
    { term: 'Organization name', description: name },
    { term: 'E-mail', description: email },
    { term: 'Phone', description: formatPhone(phone) },
    { term: 'Address', description: addressLine(address) },
    { term: 'Time zone', description: zoneWords(settings.timezone) },
    { term: 'Currency', description: currencyWords(settings.currency) },
    { term: 'Date format', description: settings.dateFormat },
  ].filter(({ description }) => description !== '')
}
