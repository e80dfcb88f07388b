import type { Refreshed, SignedIn } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditEvents } from '../../db/schema/audit-table'
import { roles } from '../../db/schema/roles-table'
import { sessions } from '../../db/schema/sessions-table'
import { staffRoles } from '../../db/schema/staff-table'
import { asAuth, inTenant } from '../../db/tenant'
import { requester, type TestAnswer } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { registerPerson } from '../../testing/register-person'
import { onOneDatabase } from '../../testing/on-each-database'

const PASSWORD = 'a long enough passphrase'
const DEVICE = '3f1e9c1e-60f5-4a8e-9a43-0d0a3c1a8b11'

onOneDatabase('sign-in', (test, rule) => {
  const call = requester(test)
  let count = 0

  const emailOf = (number: number) => `person${number}@example.com`
  const newEmail = () => emailOf((count += 1))
  const register = (email: string, more: object = {}) =>
    registerPerson(test, {
      email,
      password: PASSWORD,
      deviceId: DEVICE,
      name: 'Ada Wren',
      practiceName: 'Wren Counseling',
      timeZone: 'America/Chicago',
      ...more,
    })
  const login = (email: string, password = PASSWORD, address = email) =>
    call('POST', '/api/auth/login', { email, password, deviceId: DEVICE }, { 'X-Forwarded-For': address })
  const cookieOf = ({ headers }: TestAnswer) =>
    /(__Host-)?oaklet-refresh=[^;]*/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
  /** As the person who registered last. */
  const refresh = (cookie: string, headers: Record<string, string> = {}, username = emailOf(count)) =>
    call('POST', '/api/auth/refresh', { username, deviceId: DEVICE }, { Cookie: cookie, ...headers })
  const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token ?? ''}` })
  const tokenOf = ({ body }: TestAnswer) => (body as unknown as SignedIn).token
  const me = (token: string | undefined) => call('GET', '/api/auth/me', undefined, bearer(token))

  describe('registering', () => {
    rule('makes an owner with a practice, a location, services and all roles', async () => {
      const answer = await register(newEmail())
      const { user } = answer.body as unknown as SignedIn
      expect(user).toMatchObject({ organizationName: 'Wren Counseling', roles: [{ name: 'Owner' }] })
      const place = `/api/v1/practices/${user.practiceId ?? ''}`
      const get = async (rest: string) =>
        (await call('GET', `${place}/${rest}`, undefined, bearer(tokenOf(answer)))).data
      expect(await get('locations/active')).toMatchObject([{ name: 'Main office', isPrimary: true }])
      expect(await get('services')).toHaveLength(12)
      expect(await get('clinicians')).toMatchObject([{ name: 'Ada Wren' }])
    })
  })

  describe('signing in', () => {
    rule('answers a three-part token for 900 s, a CSRF token and the person', async () => {
      const email = newEmail()
      await register(email)
      const { status, body } = await login(email)
      const answer = body as unknown as SignedIn
      expect(status).toBe(200)
      expect(answer.token.split('.')).toHaveLength(3)
      expect(answer.expiresIn).toBe(900)
      expect(answer.expiresAt).toBe(test.clock.now().getTime() / 1000 + 900)
      expect(answer.user.email).toBe(email)
    })

    rule('keeps the refresh token in an HttpOnly cookie that no other site sends', async () => {
      const plain = (await register(newEmail())).headers.get('set-cookie')
      expect(plain).toMatch(/^oaklet-refresh=.*Path=\/;.*HttpOnly; SameSite=Strict$/)
      const email = newEmail()
      await register(email)
      const secure = await call(
        'POST',
        '/api/auth/login',
        { email, password: PASSWORD, deviceId: DEVICE },
        { 'X-Forwarded-Proto': 'https' },
      )
      expect(secure.headers.get('set-cookie')).toMatch(/^__Host-oaklet-refresh=.*Secure/)
    })

    rule('answers an unknown account and a wrong password alike', async () => {
      const email = newEmail()
      await register(email)
      const [wrong, unknown] = [await login(email, 'not the password'), await login(newEmail())]
      const refusal = { success: false, code: 'invalid_credentials', message: wrong.body['message'] }
      expect([wrong.status, unknown.status]).toEqual([401, 401])
      expect(wrong.body).toEqual({ ...refusal, requestId: wrong.headers.get('x-request-id') })
      expect(unknown.body).toEqual({ ...refusal, requestId: unknown.headers.get('x-request-id') })
    })

    rule('blocks an account for 30 s after five wrong passwords, from anywhere', async () => {
      const email = newEmail()
      await register(email)
      for (let n = 1; n <= 5; n += 1) expect((await login(email, 'wrong', `10.0.0.${n}`)).status).toBe(401)
      const blocked = await login(email, PASSWORD, '10.0.0.9')
      expect([blocked.status, blocked.body.code, blocked.body['retryAfter']]).toEqual([
        429,
        'rate_limited',
        30,
      ])
      expect(blocked.headers.get('retry-after')).toBe('30')
      test.clock.advance(30_000)
      expect((await login(email)).status).toBe(200)
    })

    rule('counts wrong passwords that are sent all at once', async () => {
      const email = newEmail()
      await register(email)
      const answers = await Promise.all(Array.from({ length: 8 }, () => login(email, 'wrong')))
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    })

    rule('forgets the failures once the password was right', async () => {
      const email = newEmail()
      await register(email)
      for (let round = 0; round < 3; round += 1) {
        for (let n = 0; n < 4; n += 1) await login(email, 'wrong')
        expect((await login(email)).status).toBe(200)
      }
    })

    rule(
      'blocks an address after forty wrong passwords, and no other',
      async () => {
        const own = newEmail()
        await register(own)
        for (let n = 0; n < 40; n += 1) await login(newEmail(), 'wrong', '10.9.9.9')
        expect((await login(own, PASSWORD, '10.9.9.9')).status).toBe(429)
        expect((await login(own, PASSWORD, '10.9.9.8')).status).toBe(200)
      },
      60_000,
    )

    rule('is audited', async () => {
      const { user } = (await register(newEmail())).body as unknown as SignedIn
      const organizationId = user.organizationId ?? ''
      const events = await inTenant(test.deps.db, organizationId, (tx) => tx.select().from(auditEvents))
      expect(events).toMatchObject([{ action: 'signed_in_with_code', userId: user.id, source: 'server' }])
    })
  })

  describe('an access token', () => {
    rule('shows the person and the organization', async () => {
      const answer = await register(newEmail())
      const current = await me(tokenOf(answer))
      expect(current.body).toEqual({ success: true, user: (answer.body as unknown as SignedIn).user })
      const organization = await call('GET', '/api/auth/me/organization', undefined, bearer(tokenOf(answer)))
      expect(organization.body['organization']).toMatchObject({
        practiceName: 'Wren Counseling',
        userRole: 'Owner',
      })
    })

    rule('ends after its 900 s', async () => {
      const token = tokenOf(await register(newEmail()))
      test.clock.advance(899_000)
      expect((await me(token)).status).toBe(200)
      test.clock.advance(1_000)
      expect((await me(token)).status).toBe(401)
    })

    rule.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
      'of anyone’s making (%j) is refused',
      async (token) => {
        expect((await me(token)).status).toBe(401)
      },
    )

    rule('is refused when one letter of it is changed', async () => {
      const token = tokenOf(await register(newEmail()))
      const at = token.lastIndexOf('.') + 3
      const changed = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect((await me(changed)).status).toBe(401)
    })

    rule('changes something from a browser only together with the session’s CSRF token', async () => {
      const { token, csrfToken, user } = (await register(newEmail())).body as unknown as SignedIn
      const event = { eventType: 'ACCESS', resource: 'PATIENT', resourceId: 'x', userId: user.id }
      const report = (given: string) =>
        call(
          'POST',
          '/api/audit',
          { ...event, timestamp: test.clock.now().toISOString() },
          { ...bearer(token), Origin: 'http://localhost', Host: 'localhost', 'X-CSRF-Token': given },
        )
      expect((await report(csrfToken)).status).toBe(200)
      const other = (await register(newEmail())).body as unknown as SignedIn
      for (const wrong of ['', 'guess', other.csrfToken])
        expect((await report(wrong)).body.code).toBe('csrf_refused')
    })

    rule('follows a change of roles at the next call', async () => {
      const practice = await aPractice(test)
      const person = await practice.as('Read-only')
      expect((await person.request('GET', practice.path('clients'))).status).toBe(200)
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx.delete(staffRoles).where(eq(staffRoles.staffId, person.staffId)),
      )
      expect((await person.request('GET', practice.path('clients'))).status).toBe(403)
    })

    rule('ignores a permission that no longer exists', async () => {
      const practice = await aPractice(test)
      const person = await practice.as('Read-only')
      await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx
          .update(roles)
          .set({ permissions: ['clients:view', 'magic:do'] })
          .where(and(eq(roles.organizationId, practice.organizationId), eq(roles.name, 'Read-only'))),
      )
      const { body } = await person.request('GET', '/api/auth/me')
      expect((body['user'] as SignedIn['user']).permissions).toEqual(['clients:view'])
    })
  })

  describe('refreshing', () => {
    rule('trades the cookie for another, and gives a new access token', async () => {
      const answer = await register(newEmail())
      const refreshed = await refresh(cookieOf(answer))
      expect(refreshed.status).toBe(200)
      expect(cookieOf(refreshed)).not.toBe(cookieOf(answer))
      expect((await me(tokenOf(refreshed))).status).toBe(200)
      const { csrfToken } = refreshed.body as unknown as Refreshed
      expect(csrfToken).toBe((answer.body as unknown as SignedIn).csrfToken)
    })

    rule('gives the same successor to a second tab within 10 s', async () => {
      const cookie = cookieOf(await register(newEmail()))
      const [first, second, third] = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)])
      expect(new Set([first, second, third].map(cookieOf)).size).toBe(1)
      test.clock.advance(10_000)
      expect(cookieOf(await refresh(cookie))).toBe(cookieOf(first))
    })

    rule('ends the whole session when a replaced token comes back later', async () => {
      const answer = await register(newEmail())
      const next = await refresh(cookieOf(answer))
      test.clock.advance(10_001)
      const reused = await refresh(cookieOf(answer))
      expect([reused.status, reused.body.code]).toEqual([401, 'refresh_refused'])
      expect((await refresh(cookieOf(next))).status).toBe(401)
      expect((await me(tokenOf(next))).status).toBe(401)
    })

    rule('ends the session for a token two generations old, even at once', async () => {
      const first = await register(newEmail())
      const third = await refresh(cookieOf(await refresh(cookieOf(first))))
      expect((await refresh(cookieOf(first))).status).toBe(401)
      expect((await refresh(cookieOf(third))).status).toBe(401)
    })

    rule('is refused for anybody but the person whose cookie it is, which stays good', async () => {
      const cookie = cookieOf(await register(newEmail()))
      const refused = await refresh(cookie, {}, 'somebody@else.example')
      expect([refused.status, refused.body.code]).toEqual([401, 'refresh_refused'])
      expect(refused.headers.get('set-cookie')).toBeNull()
      expect((await refresh(cookie, {}, emailOf(count).toUpperCase())).status).toBe(200)
    })

    rule.each(['', 'oaklet-refresh=', 'oaklet-refresh=nonsense'])(
      'is refused with the cookie %j',
      async (cookie) => {
        expect((await refresh(cookie)).body.code).toBe('refresh_refused')
      },
    )

    rule(
      'is refused on another device, from another site, and with another session’s CSRF token',
      async () => {
        const cookie = cookieOf(await register(newEmail()))
        const elsewhere = { username: emailOf(count), deviceId: '00000000-0000-4000-8000-000000000000' }
        const device = await call('POST', '/api/auth/refresh', elsewhere, { Cookie: cookie })
        expect(device.status).toBe(401)
        expect((await refresh(cookie, { Origin: 'https://evil.example' })).status).toBe(403)
        expect((await refresh(cookie, { 'X-CSRF-Token': 'other' })).body.code).toBe('csrf_refused')
        expect((await refresh(cookie)).status).toBe(200)
      },
    )

    rule('stores no token, only its hash', async () => {
      const answer = await register(newEmail())
      const stored = await asAuth(test.deps.db, (tx) => tx.select().from(sessions))
      const secret = cookieOf(answer).split('.')[1] ?? ''
      expect(secret.length).toBeGreaterThan(40)
      expect(JSON.stringify(stored)).not.toContain(secret)
    })

    rule('ends 12 hours after the last refresh', async () => {
      const cookie = cookieOf(await register(newEmail()))
      test.clock.advance(12 * 3_600_000)
      expect((await refresh(cookie)).status).toBe(401)
    })
  })

  describe('signing out', () => {
    const logout = (token: string | undefined, global = false, headers: Record<string, string> = {}) =>
      call('POST', '/api/auth/logout', { global }, { ...bearer(token), ...headers })

    rule('ends the session at once, and clears the cookie', async () => {
      const answer = await register(newEmail())
      const out = await logout(tokenOf(answer))
      expect([out.status, cookieOf(out)]).toEqual([200, 'oaklet-refresh='])
      expect((await me(tokenOf(answer))).status).toBe(401)
      expect((await refresh(cookieOf(answer))).status).toBe(401)
    })

    rule('works by the cookie alone, and again when it has happened already', async () => {
      const answer = await register(newEmail())
      for (let n = 0; n < 2; n += 1) {
        const out = await call('POST', '/api/auth/logout', { global: false }, { Cookie: cookieOf(answer) })
        expect(out.status).toBe(200)
      }
      expect((await me(tokenOf(answer))).status).toBe(401)
    })

    rule('leaves the cookie of whoever signed in since', async () => {
      const answer = await register(newEmail())
      const newer = cookieOf(await register(newEmail()))
      const out = await logout(tokenOf(answer), false, { Cookie: newer })
      expect([out.status, out.headers.get('set-cookie')]).toEqual([200, null])
      expect((await refresh(newer)).status).toBe(200)
    })

    rule('leaves the person’s other sessions alone unless it is global', async () => {
      const email = newEmail()
      await register(email)
      const [a, b, c] = [await login(email), await login(email), await login(email)]
      await logout(tokenOf(a))
      expect((await me(tokenOf(b))).status).toBe(200)
      await logout(tokenOf(b), true)
      expect((await me(tokenOf(c))).status).toBe(401)
    })
  })
})
