import type { ApiPerson } from './api-person'
import { addRole, organizationOf, roleNamed } from './colleague'
import { DEMO_EMAILS, type DemoPerson } from './demo'
import { importRemittance } from './imported-remittance'
import { today } from './practice-day'
import table from '../journeys/sweep/screens.json' with { type: 'json' }

/** A line of the table of screens. */
export interface SweptScreen {
  /** With the names of records in braces, for which ids are put in. */
  address: string
  /** A person of the demonstration, the owner of a new practice, or no session (`nobody`). */
  as: DemoPerson | 'new owner' | 'nobody'
  /** The heading that says which screen it is. */
  heading?: string
  /** The tab that it opens on: what the address says must be what is shown. */
  tab?: string
  /** What lies over the page, and is looked at instead of its main part. */
  over?: 'dialog'
  /** Looked at as low as a zoomed window is, not as high as a narrow one. */
  zoomed?: boolean
  /** What is done on it first, one of the beginnings by name. */
  first?: string
  /** It has charts, which are shown as tables too. */
  charts?: boolean
  /** A chart whose lines differ by their dashes in forced colours. */
  lines?: string
}

/** Every screen of the application, in the order of the table. */
export const SWEPT_SCREENS = table as readonly SweptScreen[]

const idIn = (items: readonly { id: string }[], what: string): string => {
  const [first] = items
  if (first === undefined) throw new Error(`There is no ${what} to look at`)
  return first.id
}

/** Finds the id that replaces a name in braces, in the name of the person who is signed in. */
const FOUND: Readonly<Record<string, (person: ApiPerson) => Promise<string>>> = {
  client: async ({ api, practiceId }) => {
    const { items } = await api.clients.list({ practiceId }, { status: 'active', limit: 100 })
    const counts = await Promise.all(
      items.map(({ id: clientId }) => api.measures.list({ practiceId, clientId }, { limit: 1 })),
    )
    const insured = await Promise.all(
      items.map(({ id: clientId }) => api.coverages.list({ practiceId, clientId })),
    )
    const full = items.filter(
      (_, index) => (counts[index]?.total ?? 0) > 1 && (insured[index]?.authorizations.length ?? 0) > 0,
    )
    return idIn(full, 'client with measures and authorizations')
  },
  invoice: async ({ api, practiceId }) =>
    idIn((await api.invoices.list({ practiceId }, { filter: 'partially_paid' })).items, 'invoice'),
  superbill: async ({ api, practiceId }) =>
    idIn((await api.superbills.list({ practiceId }, { status: 'draft' })).items, 'draft of a superbill'),
  claim: async ({ api, practiceId }) =>
    idIn((await api.claims.list({ practiceId }, { state: 'draft' })).items, 'claim to fix'),
  'denied claim': async ({ api, practiceId }) =>
    idIn((await api.claims.list({ practiceId }, { state: 'denied' })).items, 'denied claim'),
  answers: async ({ api, practiceId }) =>
    idIn((await api.receivedFiles.list({ practiceId }, {})).items, 'file of answers'),
  remittance: async (person) => {
    const { api, practiceId } = person
    const { items } = await api.remittances.list({ practiceId }, { state: 'needs_review' })
    if (items.length > 0) return idIn(items, 'remittance')
    const { items: sent } = await api.claims.list({ practiceId }, { state: 'accepted' })
    const claim = await api.claims.get({ practiceId, claimId: idIn(sent, 'accepted claim') })
    return (await importRemittance(person, [claim])).id
  },
  statement: async ({ api, practiceId }) =>
    idIn((await api.statements.list({ practiceId }, { status: 'draft' })).items, 'draft of a statement'),
  estimate: async ({ api, practiceId }) =>
    idIn((await api.estimates.list({ practiceId }, { status: 'draft' })).items, 'draft of an estimate'),
  clinician: async (person) => {
    const orgId = organizationOf(person)
    return idIn((await person.api.staff.list({ orgId }, { q: DEMO_EMAILS.clinician })).items, 'clinician')
  },
  me: ({ signedIn }) => Promise.resolve(signedIn.user.staffId ?? ''),
  role: async (person) => (await roleNamed(person, 'Biller')).id,
  'own role': async (person) =>
    (await addRole(person, { name: 'Desk', description: '', permissions: ['clients:view'] })).id,
  days: () => Promise.resolve(`range=custom&from=${today(-320)}&to=${today(-140)}`),
}

/** The address of a screen with ids put in. */
export async function addressOf({ address }: SweptScreen, person: ApiPerson | null): Promise<string> {
  let filled = address
  for (const [braced = '', name = ''] of address.matchAll(/\{([^}]+)\}/g)) {
    const find = FOUND[name]
    if (find === undefined || person === null) throw new Error(`Nothing is known to put in for ${braced}`)
    filled = filled.replace(braced, await find(person))
  }
  return filled
}
