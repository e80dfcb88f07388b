interface Names {
  firstName: string
  lastName: string
  preferredName: string
}

/** What staff call a client: the preferred name if there is one, else the first, and the last name. */
export const displayName = ({ firstName, lastName, preferredName }: Names): string =>
  `${preferredName || firstName} ${lastName}`.trim()

/** The name as documents state it. */
export const legalName = ({ firstName, lastName }: Omit<Names, 'preferredName'>): string =>
  `${firstName} ${lastName}`.trim()
