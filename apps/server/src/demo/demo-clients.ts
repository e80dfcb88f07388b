import { addDays } from '../calendar-day'
import type { clients } from '../db/schema/clients-table'
import { demoDiagnoses } from './demo-diagnoses'
import { demoId } from './demo-id'
import type { DemoOrganization, DemoPractice, DemoStaffMember } from './demo-organizations'
import type { DemoPerson } from './demo-people'
import { demoReferral } from './demo-referral'
import type { Random } from './random'

/** One client as the tables hold it, and how long they have been coming. */
export interface DemoClient {
  row: typeof clients.$inferInsert & { primaryClinicianId: string; locationId: string }
  practice: DemoPractice
  /** The first day on which they may come. */
  since: string
  /** The last day on which they may come; null while they still do. */
  until: string | null
  /** Whom to call, where that is known. */
  emergency: { name: string; relationship: string } | null
}

export interface DemoSpan {
  organization: DemoOrganization
  random: Random
  /** In the organization's time zone. */
  today: string
  daysBack: number
}

const STREETS = [
  'Willow Street',
  'Lark Street',
  'Madison Avenue',
  'Delaware Avenue',
  'Quail Street',
  'Hudson Avenue',
]
const ZIP_CODES = ['12202', '12203', '12206', '12208', '12210']
const TAGS = ['evenings preferred', 'sliding scale', 'EMDR', 'couples work', 'school letter', 'new insurance']
const RELATIONS = ['Partner', 'Mother', 'Father', 'Sibling', 'Friend']

/** Spreads people over the organization's practices and their clinicians. */
export const demoClients = (span: DemoSpan, people: readonly DemoPerson[]): DemoClient[] =>
  people.map((person, index) => {
    const { practices } = span.organization
    // Three in five go to the first practice.
    const practice = practices[index % 5 < 3 ? 0 : practices.length - 1]
    if (practice === undefined) throw new Error('An organization of the demonstration has no practice')
    const clinicians = cliniciansOf(span.organization, practice)
    const clinician = clinicians[Math.floor(index / 2) % clinicians.length]
    if (clinician === undefined) throw new Error('A practice of the demonstration has no clinician')
    return demoClient(span, person, index, practice, clinician)
  })

export const cliniciansOf = (organization: DemoOrganization, practice: DemoPractice): DemoStaffMember[] =>
  organization.staff.filter(
    ({ isClinician, practiceIds }) => isClinician && practiceIds.includes(practice.id),
  )

function demoClient(
  { organization, random, today, daysBack }: DemoSpan,
  person: DemoPerson,
  index: number,
  practice: DemoPractice,
  clinician: DemoStaffMember,
): DemoClient {
  const { organizationId } = organization
  const { sex, ...names } = person
  const since = addDays(today, -sinceDaysAgo(person, random, daysBack))
  const until = hasLeft(person) ? addDays(today, -random.between(40, 90)) : null
  const madeAt = new Date(`${addDays(since, -7)}T15:00:00Z`)
  const location = random.pick(practice.locations)
  const birth = birthday(person, random, today)
  const street = `${random.between(2, 480)} ${random.pick(STREETS)}`
  const zipCode = random.pick(ZIP_CODES)
  const contacts = contactsOf(person, index, random)
  const emergency = random.chance(0.5)
    ? {
        name: `${random.pick(['Alex', 'Jordan', 'Maria', 'Sam', 'Lena'])} ${person.lastName}`,
        relationship: random.pick(RELATIONS),
      }
    : null
  return {
    practice,
    since,
    until,
    emergency,
    row: {
      ...names,
      organizationId,
      id: demoId(`client ${organization.name} ${index}`),
      practiceId: practice.id,
      administrativeSex: sex,
      dateOfBirth: birth,
      address: {
        street,
        city: 'Albany',
        state: 'NY',
        zipCode,
        country: 'USA',
      },
      contacts,
      primaryClinicianId: clinician.id,
      locationId: location.id,
      referralSource: demoReferral(person, index),
      diagnoses: demoDiagnoses(person, index),
      tags: random.chance(0.35) ? [random.pick(TAGS)] : [],
      createdAt: madeAt,
      updatedAt: madeAt,
    },
  }
}

const hasLeft = ({ status }: DemoPerson): boolean => status === 'inactive' || status === 'archived'

/** Half have been coming since before the demonstration begins. */
function sinceDaysAgo(person: DemoPerson, random: Random, daysBack: number): number {
  if (person.status === 'prospective') return -3
  const longAgo = daysBack + 30
  if (hasLeft(person)) return longAgo
  return random.chance(0.5) ? longAgo : random.between(14, daysBack)
}

function birthday({ type }: DemoPerson, random: Random, today: string): string | null {
  if (type === 'couple' || type === 'family') return null
  const years = type === 'minor' ? random.between(9, 16) : random.between(21, 74)
  return addDays(today, -Math.round(years * 365.25) - random.between(0, 364))
}

function contactsOf(person: DemoPerson, index: number, random: Random) {
  const name = `${person.preferredName || person.firstName}.${person.lastName}`.toLowerCase()
  const address = `${name.normalize('NFD').replace(/[^a-z.]+/g, '-')}@example.com`
  const mayText = random.chance(0.7)
  return [
    {
      kind: 'mobile' as const,
      value: `51855501${String(30 + (index % 69)).padStart(2, '0')}`,
      mayEmail: false,
      mayText,
      mayVoicemail: random.chance(0.8),
    },
    { kind: 'email' as const, value: address, mayEmail: true, mayText: false, mayVoicemail: false },
  ]
}
