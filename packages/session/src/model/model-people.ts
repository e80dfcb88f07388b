import type { OrganizationSummary, User } from '@oaklet/api'

export const PEOPLE = ['Ann', 'Bob'] as const
export type PersonName = (typeof PEOPLE)[number]

/** Someone in one of their organizations: as sign-in answers them, and as they are once nothing is missing. */
export interface Place {
  answered: User
  organization: OrganizationSummary
}

/** Someone with an account, who signs in to the first of two organizations. */
export interface Person extends Place {
  name: PersonName
  places: readonly [Place, Place]
}

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function person(name: PersonName, first: number, lacksPractice: boolean): Person {
  const [own, other] = [
    place(name, first, first, lacksPractice),
    place(name, first, first + 5, lacksPractice),
  ]
  return { name, ...own, places: [own, other] }
}

function place(name: PersonName, userId: number, first: number, lacksPractice: boolean): Place {
  const practices = [id(first + 2), id(first + 3)]
  const practiceId = id(first + 2)
  return {
    answered: {
      id: id(userId),
      email: `${name.toLowerCase()}@oakwood.example`,
      name,
      organizationId: id(first + 1),
      organizationName: `${name}’s practice`,
      practiceId: lacksPractice ? null : practiceId,
      currentPractice: lacksPractice ? null : practiceId,
      assignedPractices: lacksPractice ? [] : practices,
      staffId: id(first + 4),
      roles: [],
      permissions: [],
    },
    organization: {
      id: id(first + 1),
      name: `${name}’s practice`,
      practiceId,
      practiceName: `${name}’s practice`,
      assignedPractices: practices,
      userRole: 'Owner',
    },
  }
}

/** Ann's sign-in is complete at once; for Bob's, a practice has to be looked up. */
export const PERSON: Readonly<Record<PersonName, Person>> = {
  Ann: person('Ann', 10, false),
  Bob: person('Bob', 20, true),
}

/** The values by which a person is recognized wherever they are stored or shown. */
export const marksOf = (name: PersonName): readonly string[] => {
  const { answered, places } = PERSON[name]
  const organizations = places.map(({ organization }) => organization.id)
  return [answered.id, answered.email, ...organizations, `"${name}"`]
}

/** The organization of theirs that they are not in. */
export function otherOrganization({ id: userId, organizationId }: User): string | null {
  const places = PEOPLE.flatMap((name) => (PERSON[name].answered.id === userId ? PERSON[name].places : []))
  return places.find(({ organization }) => organization.id !== organizationId)?.organization.id ?? null
}

export const personOf = (user: { id: string }): PersonName | null =>
  PEOPLE.find((name) => PERSON[name].answered.id === user.id) ?? null
