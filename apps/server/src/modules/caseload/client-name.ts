import { clients } from '../../db/schema/clients-table'

interface Names {
  firstName: string
  lastName: string
  preferredName: string
}

/** The columns by which a client is known and named, as `displayName` takes them. */
export const NAMED_CLIENT = {
  id: clients.id,
  firstName: clients.firstName,
  lastName: clients.lastName,
  preferredName: clients.preferredName,
}

/** What staff call a client: the preferred name if there is one, else the first, and the last name. */
export const displayName = ({ firstName, lastName, preferredName }: Names): string =>
  `${preferredName || firstName} ${lastName}`.trim()

/** The name as documents state it. */
export const legalName = ({ firstName, lastName }: Omit<Names, 'preferredName'>): string =>
  `${firstName} ${lastName}`.trim()
