import { aPractice, aUser } from '@oaklet/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedInSession } from '../../testing/fake-services'
import { renderScreen } from '../../testing/render-screen'
import { WithPractice } from './WithPractice'

const [here, there] = [aPractice({ name: 'Downtown' }), aPractice({ id: aUser().id, name: 'Riverside' })]

test('what was typed and looked through in one practice is not carried to another', async () => {
  const session = signedInSession({ currentPractice: here.id })
  const practice = ({ practiceId }: { practiceId: string }) =>
    Promise.resolve(practiceId === here.id ? here : there)
  const { user, queryClient } = renderScreen(
    <WithPractice>{({ name }) => <input aria-label={name} />}</WithPractice>,
    { session, api: { organization: { practice } } },
  )
  await user.type(await screen.findByLabelText('Downtown'), 'Ana')
  // Known already, so that nothing stands between the two.
  queryClient.setQueryData([there.id, 'practice', aUser().organizationId], there)
  act(() => session.set({ ...session.store.getState(), user: aUser({ currentPractice: there.id }) } as never))
  expect(screen.getByLabelText('Riverside')).toHaveValue('')
})
