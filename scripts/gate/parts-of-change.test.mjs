import { expect, it } from 'vitest'
import { partsOf } from './parts-of-change.mjs'

it('takes the tests, the rooms and the journeys of a feature that changed', () => {
  const file = 'apps/web/src/features/clients/ClientsScreen.tsx'
  const parts = partsOf([file], [file, 'apps/web/src/app/router.tsx'])
  expect(parts).toMatchObject({ code: [file], related: [file], rooms: ['apps/web'], journeys: ['clients'] })
})

it('takes a module’s own tests, and the journeys of the feature on whose screens it is seen', () => {
  const file = 'apps/server/src/modules/invoices/issue-invoice.ts'
  const parts = partsOf([file], [file, 'apps/server/src/app.ts'])
  expect(parts).toMatchObject({
    modules: ['apps/server/src/modules/invoices/'],
    related: [],
    journeys: ['billing'],
  })
})

it('takes the stories of all components that reach the one that changed', () => {
  const button = 'packages/design-system/src/components/Button/Button.tsx'
  const dialog = 'packages/design-system/src/components/Dialog/Dialog.stories.tsx'
  expect(partsOf([button], [button, dialog]).stories).toEqual(['components-dialog--'])
})

it('takes the journeys that reach a locator which changed', () => {
  const page = 'e2e/screens/ClientsPage.ts'
  const parts = partsOf([page], [page, 'e2e/journeys/clients/clients.spec.ts'])
  expect(parts).toMatchObject({ specs: ['journeys/clients/clients.spec.ts'], related: [], rooms: ['e2e'] })
})

it('has nothing to run but the format for words alone', () => {
  expect(partsOf(['README.md'], [])).toMatchObject({
    code: [],
    rooms: [],
    related: [],
    stories: [],
    journeys: [],
  })
})
