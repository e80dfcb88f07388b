import type { Page, StaffQuery, StaffSummary } from '@oaklet/api/contract'
import { aPage, aStaffSummary, createDeferred, fixtureId } from '@oaklet/api/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { PersonField } from './PersonField'

const NOAH = aStaffSummary({ id: fixtureId(24), name: 'Noah Feld' })
const names = () => screen.getAllByRole('option').map((option) => option.textContent)

/** Everybody is known; who is looked for comes with the answer. */
async function open() {
  const answer = createDeferred<Page<StaffSummary>>()
  const onChange = vi.fn()
  const list = (_: unknown, query?: StaffQuery) =>
    query?.q === undefined ? Promise.resolve(aPage([aStaffSummary(), NOAH])) : answer.promise
  const { user } = renderScreen(
    <PersonField
      {...{ label: 'Who?', name: 'who', person: null, fits: () => true, errorMessage: undefined, onChange }}
    />,
    { api: { staff: { list } } },
  )
  await user.click(screen.getByRole('button', { name: /Who/ }))
  await screen.findByRole('option', { name: /Noah Feld/ })
  return { user, answer, onChange, field: screen.getByRole('combobox', { name: 'Who?' }) }
}

test('only those are offered who have what is typed, also before the answer to it', async () => {
  const { user, answer, field } = await open()
  await user.type(field, 'noa')
  expect(names()).toEqual([expect.stringContaining('Noah Feld')])
  answer.resolve(
    aPage([aStaffSummary({ id: fixtureId(25), name: 'Ana Lund', email: 'noa@oakwood.example' })]),
  )
  expect(await screen.findByRole('option', { name: /Ana Lund/ })).toBeVisible()
})

test('a quick press chooses nobody whose name was not typed', async () => {
  const { user, onChange, field } = await open()
  await user.type(field, 'Hannah{ArrowDown}{Enter}')
  // What is announced of it may be there by then, or not yet.
  expect(screen.getByText('Searching…', { ignore: '[data-live-announcer] *' })).toBeVisible()
  expect(onChange).not.toHaveBeenCalled()
})
