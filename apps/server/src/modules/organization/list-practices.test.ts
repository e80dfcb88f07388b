import { BUILT_IN_ROLE_PERMISSIONS, BUILT_IN_ROLES } from '@oaklet/api/contract'
import { expect } from 'vitest'
import { requester } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('the organization’s practices', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    return { practice, path: `/api/v1/organizations/${practice.organizationId}/practices` }
  }

  rule('are told by name, also those where one doesn’t work', async () => {
    const { practice, path } = await aDesk()
    const owner = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    expect(dataOf(await owner.request('GET', path))).toEqual([
      { id: practice.practiceId, name: 'First' },
      { id: practice.otherPracticeId, name: 'Second' },
    ])
  })

  rule.each(BUILT_IN_ROLES)('are for who looks after the staff: %s', async (role) => {
    const { practice, path } = await aDesk()
    const person = await practice.as(role)
    const { status } = await person.request('GET', path)
    expect(status).toBe(BUILT_IN_ROLE_PERMISSIONS[role].includes('staff:edit') ? 200 : 403)
  })

  rule('are another organization’s business for nobody', async () => {
    const { practice, path } = await aDesk()
    const stranger = await (await aPractice(test)).as('Owner')
    expect(refusal(await stranger.request('GET', path))).toEqual([404, 'not_found'])
    expect((await requester(test)('GET', path)).status).toBe(401)
    expect((await (await practice.as('Owner')).request('GET', path)).status).toBe(200)
  })
})
