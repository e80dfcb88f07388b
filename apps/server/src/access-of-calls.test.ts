import { ENDPOINTS } from '@oaklet/api/contract'
import { expect, it } from 'vitest'

/**
 * What each call asks for, in a file that is reviewed: `vitest -u` writes it anew, so that a change of who may do what
 * is a line of the change.
 */
it('each call asks for the permission that the reviewed table says', async () => {
  const lines = ENDPOINTS.map(({ name, access }) => `${access}: ${name}`).sort()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./access-of-calls.txt')
})
