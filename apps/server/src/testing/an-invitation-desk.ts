import type { Invitation, InviteBody } from '@oaklet/api/contract'
import { anInviteBody } from '@oaklet/api/testing'
import { aStaffDesk } from './a-staff-desk'
import { dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

/** A practice whose owner invites people, each with an e-mail of their own. */
export async function anInvitationDesk(test: TestApp) {
  const desk = await aStaffDesk(test)
  const { practice, owner } = desk
  const base = `/api/v1/organizations/${practice.organizationId}/invitations`
  const email = `${test.deps.newId()}@example.com`
  const bodyOf = (changes: Partial<InviteBody> = {}): InviteBody =>
    anInviteBody({
      email,
      roleIds: [practice.roleIds.Scheduler],
      practiceIds: [practice.practiceId],
      ...changes,
    })
  const invite = async (changes: Partial<InviteBody> = {}): Promise<Invitation> =>
    dataOf(await owner.request('POST', base, bodyOf(changes)))
  const open = async (): Promise<Invitation[]> => dataOf(await owner.request('GET', base))
  /** What the last link to `to` carries. */
  const tokenFor = async (to = email): Promise<string> => {
    await test.mailer.settled()
    const text = test.mailer.to(to).at(-1)?.text ?? ''
    return /\/join#(\S+)/.exec(text)?.[1] ?? ''
  }
  const one = ({ staffId }: Pick<Invitation, 'staffId'>, rest = '') => `${base}/${staffId}${rest}`
  return { ...desk, base, email, bodyOf, invite, open, tokenFor, one }
}
