import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './safe-return-path'

const ORIGIN = 'https://oaklet.test'

test('goes back to where the person was going, query and all', () => {
  expect(safeReturnPath('/clients?client=a#b', ORIGIN)).toBe('/clients?client=a#b')
})

test.each([
  ['another site', 'https://evil.test/clients'],
  ['another site without a scheme', '//evil.test/clients'],
  ['another site behind a backslash', '/\\evil.test/clients'],
  ['a script', 'javascript:alert(1)'],
  ['the sign-in page itself', '/login'],
  ['registering', '/register?x=1'],
  ['nothing', undefined],
  ['no text', { pathname: '/clients' }],
])('goes to the dashboard instead of %s', (_, wanted) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBe('/dashboard')
})

test('never leaves this origin, whatever it is given', () => {
  const wild = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.webUrl().map((url) => url.replace('https:', '')),
  )
  fc.assert(
    fc.property(wild, (wanted) => {
      const path = safeReturnPath(wanted, ORIGIN)
      expect(path.startsWith('/')).toBe(true)
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    }),
  )
})
