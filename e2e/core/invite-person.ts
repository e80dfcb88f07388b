import type { Invitation } from '@oaklet/api'
import type { ApiPerson } from './api-person'
import { newId } from './new-id'

/** Invites a person to work in a practice as a clinician, over the API; they haven't answered yet. */
export async function invitePerson(
  { api, practiceId, signedIn }: ApiPerson,
  name: string,
): Promise<Invitation> {
  const orgId = signedIn.user.organizationId ?? ''
  const role = (await api.roles.list({ orgId })).find((one) => one.name === 'Clinician')
  if (!role) throw new Error('The organization has no role of clinicians')
  return api.invitations.create(
    { orgId },
    {
      name,
      email: `invited-${newId()}@practice.example`,
      credentials: 'LCSW',
      isClinician: true,
      roleIds: [role.id],
      practiceIds: [practiceId],
    },
  )
}
