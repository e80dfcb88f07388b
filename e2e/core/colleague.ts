import type { Role, RoleInput } from '@oaklet/api/contract'
import { type ApiPerson, joinInApi } from './api-person'
import { newId } from './new-id'
import { mailedInvitation, mailTo } from './outbox'
import type { App } from './start-app'

type Product = Pick<App, 'address' | 'dataDir'>

/** The organization that a person works in. */
export const organizationOf = ({ signedIn }: ApiPerson): string => signedIn.user.organizationId ?? ''

/** One of an organization's roles. */
export async function roleNamed(person: ApiPerson, name: string): Promise<Role> {
  const roles = await person.api.roles.list({ orgId: organizationOf(person) })
  const found = roles.find((role) => role.name === name)
  if (found === undefined) throw new Error(`There is no role ${name}`)
  return found
}

/** A role of the organization's own. */
export const addRole = (owner: ApiPerson, input: RoleInput): Promise<Role> =>
  owner.api.roles.create({ orgId: organizationOf(owner) }, input)

/** Invites a person to the practice of `owner`; returns the address of their link. */
export async function invite(
  { dataDir }: Product,
  owner: ApiPerson,
  { email, name, roleIds }: { email: string; name: string; roleIds: string[] },
): Promise<string> {
  const before = (await mailTo(dataDir, email)).length
  await owner.api.invitations.create(
    { orgId: organizationOf(owner) },
    { email, name, credentials: '', isClinician: false, roleIds, practiceIds: [owner.practiceId] },
  )
  return mailedInvitation(dataDir, email, before)
}

/** Adds a member of the staff with these roles to the practice of `owner`. */
export async function addColleague(
  product: Product,
  owner: ApiPerson,
  { name, roleIds }: { name: string; roleIds: string[] },
): Promise<ApiPerson> {
  const email = `colleague-${newId()}@practice.example`
  const link = await invite(product, owner, { email, name, roleIds })
  return joinInApi(product.address, { token: link.replace('/join#', ''), name })
}
