import { formatFullDate } from '../../../shared/format-date'
import { comparedWords } from '../../../shared/forms/compared-words'
import { contactWords } from './contact-words'
import { type ClientValues, inputOf, type KnownClient } from './client-form'
import { diagnosisWords } from '../../../records/diagnoses/diagnosis-choices'
import { CLIENT_STATUS_WORDS, CLIENT_TYPE_WORDS, referralWords } from '../client-words'
import { SEX_WORDS } from '../../../records/clients/sex-words'

type NameOf = (id: string | null) => string

/** Both versions of a client in words, line by line, for the person to choose from. */
export const clientVersions = (mine: ClientValues, theirs: KnownClient, nameOf: NameOf) =>
  comparedWords(wordsOf(inputOf(mine), nameOf), wordsOf(theirs, nameOf))

function wordsOf(client: KnownClient, nameOf: NameOf): Record<string, string> {
  const { address, dateOfBirth } = client
  return {
    Type: CLIENT_TYPE_WORDS[client.type],
    'First name': client.firstName,
    'Last name': client.lastName,
    'Preferred name': client.preferredName,
    'Sorted by': client.sortName ?? '',
    Pronouns: client.pronouns,
    'Date of birth': dateOfBirth === null ? '' : formatFullDate(dateOfBirth),
    'Administrative sex': SEX_WORDS[client.administrativeSex],
    Status: CLIENT_STATUS_WORDS[client.status].word,
    Contacts: client.contacts.map(contactWords).join('; '),
    Address: address === null ? '' : Object.values(address).filter(Boolean).join(', '),
    'Primary clinician': nameOf(client.primaryClinicianId),
    Location: nameOf(client.locationId),
    'Referral source': referralWords(client.referralSource ?? null),
    ...(client.diagnoses && { Diagnoses: client.diagnoses.map(diagnosisWords).join('; ') }),
    Tags: client.tags.join(', '),
  }
}
