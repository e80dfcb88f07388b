import { type StaffMember, WEEKDAYS } from '@oaklet/api/contract'
import { formatFullDate } from '../../../shared/format-date'
import { DAY_WORDS } from '../../../records/hours/day-words'
import { dayHoursWords } from '../../../records/hours/hours-words'
import { languageName } from '../profile/language-names'
import { namesLine } from '../staff-words'

interface Fact {
  term: string
  description: string
}

const orDash = (text: string): string => text || '–'

/** What a person does here. */
export const workFacts = (member: StaffMember): Fact[] => [
  { term: 'E-mail', description: member.email },
  { term: 'Credentials', description: orDash(member.credentials) },
  { term: 'Roles', description: namesLine(member.roles) },
  { term: 'Practices', description: namesLine(member.practices) },
  { term: 'Holds appointments', description: member.isClinician ? 'Yes' : 'No' },
  { term: 'Languages', description: orDash(member.languages.map(languageName).join(', ')) },
  { term: 'Supervisor', description: member.supervisor?.name ?? '–' },
]

/** What stands on superbills and claims. */
export const claimFacts = (member: StaffMember): Fact[] => [
  { term: 'License', description: licenseWords(member) },
  { term: 'NPI', description: orDash(member.npi) },
  { term: 'Taxonomy code', description: orDash(member.taxonomyCode) },
  { term: 'Name on claims', description: renderingWords(member) },
]

/** `PSY-20417 (NY), until August 31, 2027` */
function licenseWords({ license }: Pick<StaffMember, 'license'>): string {
  if (license === null) return '–'
  const until = license.expiresOn === null ? '' : `, until ${formatFullDate(license.expiresOn)}`
  return `${license.number} (${license.state})${until}`
}

function renderingWords({ renderingProvider }: StaffMember): string {
  if (renderingProvider === null) return '–'
  const { firstName, middleName, lastName, isUnderSupervisor } = renderingProvider
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
  return isUnderSupervisor ? `${name}, under the supervisor’s NPI` : name
}

/** The days of a week on which a person works, with their times. */
export const hoursFacts = ({ hours }: StaffMember['workingHours'][number]): Fact[] =>
  WEEKDAYS.filter((day) => hours[day].length > 0).map((day) => ({
    term: DAY_WORDS[day],
    description: dayHoursWords(hours[day]),
  }))
