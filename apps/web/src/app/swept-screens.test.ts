import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SETUP_STEPS } from '@oaklet/api/contract'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CLIENT_TABS } from '../features/clients/page/use-client-tab'
import { ORGANIZATION_SECTIONS } from '../features/organization/use-organization-url'
import { ROLES_SECTIONS } from '../features/roles/use-roles-url'
import { SETTINGS_SECTIONS } from '../features/settings/use-settings-url'
import { PERSON_SECTIONS } from '../features/staff/person/use-person-url'
import { paths } from '../shared/paths'
import { ROUTES } from './features'

/** The table of screens that the journeys look at in every width and in forced colours. */
const TABLE = join(import.meta.dirname, '../../../../e2e/journeys/sweep/screens.json')
const swept = (JSON.parse(readFileSync(TABLE, 'utf8')) as { address: string }[]).map(
  ({ address }) => new URL(address, 'http://oaklet.example'),
)

/** What an address must say; null is any value. */
type Wanted = Readonly<Record<string, string | null>>

const isSwept = (path: string, wanted: Wanted = {}) =>
  swept.some(
    ({ pathname, searchParams }) =>
      matchPath(path, pathname) !== null &&
      Object.entries(wanted).every(([name, value]) =>
        value === null ? searchParams.has(name) : searchParams.get(name) === value,
      ),
  )

/** A part of a screen that the address names; the first one shows where it names none. */
const parts = (path: string, name: string, values: readonly string[], of: Wanted = {}) =>
  values.map((value, index): [string, Wanted] => [path, index === 0 ? of : { ...of, [name]: value }])

test.each(ROUTES.map(({ path }) => path))('%s stands in the table of screens', (path) => {
  expect(isSwept(path)).toBe(true)
})

test.each<[string, Wanted]>([
  ...parts(paths.settings(), 'section', SETTINGS_SECTIONS),
  ...parts(paths.organization(), 'section', ORGANIZATION_SECTIONS),
  ...parts(paths.rolesPermissions(), 'section', ROLES_SECTIONS),
  ...parts(paths.staff(), 'section', PERSON_SECTIONS, { person: null }),
  ...parts(paths.clients(), 'tab', CLIENT_TABS, { client: null }),
  ...SETUP_STEPS.map((step) => [paths.setup(), { step }] satisfies [string, Wanted]),
  [paths.rolesPermissions(), { role: null }],
  [paths.rolesPermissions(), { new: null }],
])('%s with %o stands in the table of screens', (path, wanted) => {
  expect(isSwept(path, wanted)).toBe(true)
})

test('every line of the table leads to a screen', () => {
  const nowhere = swept.filter(({ pathname }) => !ROUTES.some(({ path }) => matchPath(path, pathname)))
  expect(nowhere.map(({ pathname }) => pathname)).toEqual([])
})
