import { expect, it } from 'vitest'
import { budgetsOf, filesLoadedBy } from './loaded-files.mjs'

const manifest = {
  'index.html': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_field.js': { file: 'field.js', imports: ['_react.js'] },
  'src/app/StaffArea.tsx': { file: 'frame.js', isDynamicEntry: true, imports: ['_react.js'] },
  'src/app/idle-lock/Later.tsx': { file: 'later.js', isDynamicEntry: true, imports: ['_field.js'] },
  'src/features/sign-in/LoginScreen.tsx': { file: 'login.js', isDynamicEntry: true, imports: ['_field.js'] },
  'src/features/clients/ClientsScreen.tsx': { file: 'clients.js', isDynamicEntry: true, imports: [] },
  'src/features/clients/NewClientDialog.tsx': {
    file: 'new.js',
    isDynamicEntry: true,
    imports: ['_field.js'],
  },
}

it('counts a file once, however many chunks import it', () => {
  const files = filesLoadedBy(manifest, ['index.html', 'src/features/sign-in/LoginScreen.tsx'])
  expect([...files].sort()).toEqual(['entry.js', 'field.js', 'login.js', 'react.js'])
})

it('gives each screen a budget with the frame and not what comes later, and the one to sign in a smaller one', () => {
  expect(budgetsOf(manifest)).toEqual([
    {
      title: 'LoginScreen',
      isPublic: true,
      isOfClients: false,
      keys: ['index.html', 'src/features/sign-in/LoginScreen.tsx'],
      limit: 125_000,
    },
    {
      title: 'ClientsScreen',
      isPublic: false,
      isOfClients: false,
      keys: ['index.html', 'src/app/StaffArea.tsx', 'src/features/clients/ClientsScreen.tsx'],
      limit: 200_000,
    },
  ])
})
