import { BUILT_IN_ROLE_PERMISSIONS, explainAccess } from '@oaklet/api'
import { expect, test } from 'vitest'
import { deniedWords, grantWords } from './access-words'

const grants = explainAccess([
  { id: '1', name: 'Own', permissions: BUILT_IN_ROLE_PERMISSIONS['Clinician (own clients)'] },
  { id: '2', name: 'Biller', permissions: BUILT_IN_ROLE_PERMISSIONS.Biller },
])
const wordsOf = (wanted: string) => grants.filter(({ permission }) => permission === wanted).map(grantWords)

test('each permission says how far it reaches and which roles give it, the narrower ones too', () => {
  expect(wordsOf('clients:view')).toEqual(['All clients, as Biller; own clients also as Own'])
  expect(wordsOf('notes:view')).toEqual(['Own clients, as Own'])
  expect(wordsOf('notes:sign')).toEqual(['Yes, as Own'])
})

test('what no role gives is told', () => {
  expect(deniedWords(grants)).toContain('Change roles')
  expect(deniedWords(grants)).not.toContain('See clients')
})
