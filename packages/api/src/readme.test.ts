import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createAuthApi } from './auth/auth-api'
import { apiAnswering } from './testing/api-for'
import { ERROR_CODES } from './wire/error-body'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it('the README names every call', () => {
  const { api, http } = apiAnswering(null)
  const parts = Object.entries<object>({ ...api }).map(([part, calls]) => [`api.${part}`, calls] as const)
  const made = [...parts, ['createAuthApi', createAuthApi(http)] as const].map(([part, calls]) => [
    part,
    Object.keys(calls).toSorted(),
  ])
  const told = [...readme.matchAll(/^\| `(api\.\w+|createAuthApi)` +\| (.+?) +\|/gm)].map(
    ([, part, calls = '']) => [part, (calls.match(/\w+/g) ?? []).toSorted()],
  )
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(made))
})

it('the README names every error code', () => {
  const told = [...readme.matchAll(/^\| `([a-z_]+)` +\| \d{3} +\|/gm)].map(([, code]) => code)
  expect(told).toEqual([...ERROR_CODES])
})
