import { NetworkError } from '@oaklet/api'
import type { Permission } from '@oaklet/api/contract'
import { aPage, aPractice, aStatement, fixtureId } from '@oaklet/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PageShownContext } from '../../../../shared/use-page'
import type { FakeApi } from '../../../../testing/fake-services'
import { renderScreen } from '../../../../testing/render-screen'
import { StatementScreen } from '../StatementScreen'

const NAMES = ['Ada Alder', 'Ben Birch', 'Cleo Cedar']
const drafts = NAMES.map((name, index) =>
  aStatement({
    ...{ id: fixtureId(401 + index), status: 'draft', number: null, version: 1, sendings: [] },
    client: { id: fixtureId(301 + index), name },
  }),
)
const at = (number: number, place: number) => `/billing/statements/${fixtureId(400 + number)}?review=${place}`

/** The second of three drafts, in an application that has shown a page before. */
const show = (verbs: FakeApi['statements'] = {}, permissions?: Permission[]) =>
  renderScreen(
    <PageShownContext value={{ current: true }}>
      <StatementScreen />
    </PageShownContext>,
    {
      at: at(2, 2),
      route: '/billing/statements/:statementId',
      ...(permissions && { user: { permissions } }),
      api: {
        organization: { practice: () => Promise.resolve(aPractice()) },
        statements: {
          list: () => Promise.resolve(aPage(drafts)),
          get: ({ statementId }) => {
            const draft = drafts.find(({ id }) => id === statementId)
            return draft ? Promise.resolve(draft) : Promise.reject(new NetworkError('unreachable'))
          },
          ...verbs,
        },
      },
    },
  )
const button = (name: string) => screen.findByRole('button', { name })
const nav = async () => within(await screen.findByRole('navigation', { name: 'Drafts to review' }))
const headingOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 1, name: `Draft statement for ${name}` })
  await waitFor(() => expect(heading).toHaveFocus())
}

test('a draft leads to the one before and after it, by links and by keys, and each heading takes the focus', async () => {
  const { user, address } = show()
  expect((await nav()).getByText('Draft 2 of 3')).toBeVisible()
  await headingOf('Ben Birch')
  expect((await nav()).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    at(1, 1),
    at(3, 3),
  ])
  await user.keyboard('n')
  await headingOf('Cleo Cedar')
  expect(address()).toBe(at(3, 3))
  expect((await nav()).queryByRole('link', { name: 'Next draft' })).toBeNull()
  await user.click((await nav()).getByRole('link', { name: 'Previous draft' }))
  await headingOf('Ben Birch')
  await user.keyboard('p')
  await headingOf('Ada Alder')
  expect((await nav()).queryByRole('link', { name: 'Previous draft' })).toBeNull()
})

test('once one is sent, the next one is shown in its place', async () => {
  const [first, , third] = drafts
  const list = vi
    .fn()
    .mockResolvedValueOnce(aPage(drafts))
    .mockResolvedValue(aPage([first, third]))
  const send = vi.fn(() => Promise.resolve(aStatement()))
  const { user, address } = show({ list, send })
  await user.click(await button('Send'))
  await user.click(await button('Send by e-mail'))
  await headingOf('Cleo Cedar')
  expect(address()).toBe(at(3, 2))
  await waitFor(async () => expect((await nav()).getByText('Draft 2 of 2')).toBeVisible())
})

test('once one is discarded, the next one is shown in its place', async () => {
  const { user, address } = show({ remove: () => Promise.resolve() })
  await user.click(await button('Discard draft'))
  const asked = await screen.findByRole('alertdialog', { name: 'Discard this draft?' })
  await user.click(within(asked).getByRole('button', { name: 'Discard draft' }))
  await headingOf('Cleo Cedar')
  expect(address()).toBe(at(3, 2))
})

test('after the last one it goes back to what is left', async () => {
  const { user, address } = show({
    list: () => Promise.resolve(aPage(drafts.slice(0, 2))),
    send: () => Promise.resolve(aStatement()),
  })
  await user.click(await button('Send'))
  await user.click(await button('Send by e-mail'))
  expect(await screen.findByText('Went to /billing/statements')).toBeVisible()
  expect(address()).toBe('/billing/statements?review=1')
})

test('a draft is shown alone to those who may not send, and where the others can’t be had', async () => {
  const { unmount } = show({}, ['invoices:view'])
  await headingOf('Ben Birch')
  expect(screen.queryByRole('navigation', { name: 'Drafts to review' })).toBeNull()
  unmount()
  show({ list: () => Promise.reject(new NetworkError('unreachable')) })
  await headingOf('Ben Birch')
  expect(screen.queryByRole('navigation', { name: 'Drafts to review' })).toBeNull()
})
