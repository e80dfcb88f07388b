import type { StaffMember } from '@oaklet/api/contract'
import { formatFullDate } from '../../../shared/format-date'
import { languageName } from './language-names'
import { type ProfileValues, profileValuesOf } from './profile-form'
import { comparedWords } from '../../../shared/forms/compared-words'
import { yesOrNo } from '../../../shared/yes-or-no'

/** Both versions of a profile in words, line by line, to choose from. */
export const profileVersions = (mine: ProfileValues, theirs: StaffMember) =>
  comparedWords(wordsOf(mine), wordsOf(profileValuesOf(theirs)))

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
