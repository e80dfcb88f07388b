import type { StaffMember } from '@oaklet/api/contract'
import { formatFullDate } from '../../../shared/format-date'
import { languageName } from './language-names'
import { type ProfileValues, profileValuesOf } from './profile-form'

/** Both versions of a profile in words, line by line, to choose from. */
export function profileVersions(mine: ProfileValues, theirs: StaffMember) {
  const others = wordsOf(profileValuesOf(theirs))
  return Object.entries(wordsOf(mine)).map(([label, words]) => ({
    ...{ label, mine: words },
    theirs: others[label] ?? '',
  }))
}

const wordsOf = (values: ProfileValues): Record<string, string> => ({
  Name: values.name.trim(),
  Credentials: values.credentials.trim(),
  'Can hold appointments': yesOrNo(values.isClinician),
  Languages: values.languages.map(languageName).join(', '),
  'License number': values.licenseNumber.trim(),
  State: values.licenseState.trim(),
  'License expires on': values.licenseExpiresOn === null ? '' : formatFullDate(values.licenseExpiresOn),
  NPI: values.npi.trim(),
  'Taxonomy code': values.taxonomyCode.trim(),
  'Name on claims': [values.firstName, values.middleName, values.lastName].join(' ').trim(),
  'Claims under the supervisor’s NPI': yesOrNo(values.isUnderSupervisor),
  Supervisor: values.supervisor?.name ?? '',
})

const yesOrNo = (isSo: boolean): string => (isSo ? 'Yes' : 'No')
