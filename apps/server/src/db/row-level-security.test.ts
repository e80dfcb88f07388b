import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { clientInput } from '../testing/a-client'
import { aPractice } from '../testing/a-practice'
import { onEachDatabase } from '../testing/on-each-database'
import { rowsOf } from './database'
import { auditEvents } from './schema/audit-table'
import { clients } from './schema/clients-table'
import { locations } from './schema/locations-table'
import { sqlState } from './sql-state'
import { asAuth, enterAuth, enterTenant, inTenant } from './tenant'

/** Tables that belong to no organization: only the auth role sees them. */
const ACCOUNT_TABLES = [
  'email_changes',
  'login_throttle',
  'memberships',
  'mfa_challenges',
  'password_resets',
  'payment_accounts',
  'server_secrets',
  'sessions',
  'test_provider_accounts',
  'user_preferences',
  'users',
]
const PERMISSION_DENIED = '42501'

onEachDatabase('tenancy', (test, rule) => {
  rule('every table has row-level security enabled and forced, with a policy', async () => {
    const tables = await rowsOf<{ name: string; enabled: boolean; forced: boolean; policies: number }>(
      test.deps.db,
      sql`select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
            (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
    )
    expect(tables.length).toBeGreaterThan(15)
    expect(tables.filter(({ enabled, forced, policies }) => !enabled || !forced || policies !== 1)).toEqual(
      [],
    )
  })

  rule('every primary, unique and foreign key of a tenant table starts with the organization', async () => {
    const keys = await rowsOf<{ name: string; first: string; kind: string; target: string | null }>(
      test.deps.db,
      sql`select c.conrelid::regclass::text as name, a.attname as first, c.contype as kind,
            c.confrelid::regclass::text as target
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
          where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')`,
    )
    const isAccount = (table: string | null) => ACCOUNT_TABLES.includes(table ?? '')
    const tenantKeys = keys.filter(({ name, target }) => !isAccount(name) && !isAccount(target))
    expect(tenantKeys.length).toBeGreaterThan(15)
    expect(tenantKeys.filter(({ first }) => first !== 'organization_id')).toEqual([])
  })

  rule('the two roles own nothing, bypass nothing and can’t sign in', async () => {
    const roles = await rowsOf<{ name: string; safe: boolean; owned: number }>(
      test.deps.db,
      sql`select rolname as name, not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin) as safe,
            (select count(*)::int from pg_class where relowner = r.oid) as owned
          from pg_roles r where rolname like 'oaklet\\_%' order by 1`,
    )
    expect(roles).toEqual([
      { name: 'oaklet_app', safe: true, owned: 0 },
      { name: 'oaklet_auth', safe: true, owned: 0 },
    ])
  })

  rule('a transaction sees the rows of its own organization only', async () => {
    const [mine, theirs] = [await aPractice(test), await aPractice(test)]
    const seen = await inTenant(test.deps.db, mine.organizationId, (tx) => tx.select().from(locations))
    expect(seen.map(({ id }) => id).sort()).toEqual([mine.locationId, mine.otherLocationId].sort())
    expect(seen.map(({ id }) => id)).not.toContain(theirs.locationId)
  })

  rule('a transaction that sets no tenant sees no row', async () => {
    await aPractice(test)
    const seen = await test.deps.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'oaklet_app', true)`)
      return tx.select().from(locations)
    })
    expect(seen).toEqual([])
  })

  rule('a row can’t be written into another organization', async () => {
    const [mine, theirs] = [await aPractice(test), await aPractice(test)]
    const now = test.clock.now()
    const writing = inTenant(test.deps.db, mine.organizationId, (tx) =>
      tx.insert(clients).values({
        ...clientInput(),
        organizationId: theirs.organizationId,
        id: test.deps.newId(),
        practiceId: theirs.practiceId,
        createdAt: now,
        updatedAt: now,
      }),
    )
    expect(await writing.then(() => 'written', sqlState)).toBe(PERMISSION_DENIED)
  })

  rule.each([
    'update audit_events set action = $$x$$',
    'delete from audit_events',
    'delete from organizations',
  ])('the application can’t %s', async (statement) => {
    const { organizationId } = await aPractice(test)
    const trying = inTenant(test.deps.db, organizationId, (tx) => tx.execute(sql.raw(statement)))
    expect(await trying.then(() => 'done', sqlState)).toBe(PERMISSION_DENIED)
  })

  rule('the application sees no account, and the sign-in no client', async () => {
    const { organizationId } = await aPractice(test)
    const asApp = inTenant(test.deps.db, organizationId, (tx) => tx.execute(sql`select * from users`))
    expect(await asApp.then(() => 'seen', sqlState)).toBe(PERMISSION_DENIED)
    const asSignIn = asAuth(test.deps.db, (tx) => tx.select().from(auditEvents))
    expect(await asSignIn.then(() => 'seen', sqlState)).toBe(PERMISSION_DENIED)
  })

  rule('a transaction that changes from sign-in to organization leaves nothing behind', async () => {
    const { organizationId } = await aPractice(test)
    await test.deps.db.transaction(async (tx) => {
      await enterAuth(tx)
      await enterTenant(tx, organizationId)
    })
    const [after] = await rowsOf<{ tenant: string | null; role: string }>(
      test.deps.db,
      sql`select nullif(current_setting('oaklet.organization_id', true), '') as tenant, current_user as role`,
    )
    expect(after?.tenant).toBeNull()
    expect(after?.role).not.toMatch(/^oaklet_/)
  })
})
