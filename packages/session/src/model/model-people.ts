import type { OrganizationSummary, User } from '@oaklet/api'

export const PEOPLE = ['Ann', 'Bob'] as const
export type PersonName = (typeof PEOPLE)[number]

/** Someone with an account, as sign-in answers them and as they are once nothing is missing. */
export interface Person {
  name: PersonName
  answered: User
  organization: OrganizationSummary
}

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function person(name: PersonName, first: number, lacksPractice: boolean): Person {
  const practices = [id(first + 2), id(first + 3)]
  const practiceId = id(first + 2)
  return {
    name,
    answered: {
      id: id(first),
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

/** What gives a person away wherever it is kept or shown. */
export const marksOf = (name: PersonName): readonly string[] => {
  const { id: userId, email, organizationId } = PERSON[name].answered
  return [userId, email, organizationId ?? '', `"${name}"`]
}

export const personOf = (user: { id: string }): PersonName | null =>
  PEOPLE.find((name) => PERSON[name].answered.id === user.id) ?? null
