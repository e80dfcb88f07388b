import { compareAccess } from '@oaklet/api'
import { expect, test } from 'vitest'
import { gainsAndLosses } from './preview-words'

test('gains and losses say how far each reaches, and how far it did', () => {
  const changes = compareAccess(
    ['clients:view', 'notes:view', 'audit:view', 'measures:view:own'],
    ['clients:view:own', 'invoices:view', 'invoices:create', 'clients:write:own', 'measures:view'],
  )
  expect(gainsAndLosses(changes)).toEqual({
    gains: [
      'Add and change clients: own clients',
      'See measures: all clients, before own clients',
      'See invoices: all clients',
      'Create invoices',
    ],
    losses: ['See clients: own clients, before all clients', 'Read notes', 'See the audit log'],
  })
})
