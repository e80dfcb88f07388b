import { describe, expect, it } from 'vitest'
import { readEnv } from './env'
import { isStartError } from './StartError'

const refusal = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnv(source, [])
    return 'accepted'
  } catch (error) {
    return isStartError(error) ? error.message : 'another error'
  }
}

describe('the configuration', () => {
  it('has a default for everything, the spec’s 900 s among them', () => {
    const env = readEnv({}, [])
    expect(env).toMatchObject({ port: 4000, host: '127.0.0.1', databaseUrl: null, wantsDemo: true })
    expect(env.databasePoolSize).toBe(10)
    expect(env).toMatchObject({ accessTokenLifeSeconds: 900, logLevel: 'silent', trustsProxy: false })
    expect(env.dataDir).toMatch(/\/data$/)
    expect(env.webDist).toMatch(/\/apps\/web\/dist$/)
  })

  it('has folders of claim files only where they are named', () => {
    expect(readEnv({}, []).claimFolders).toBeNull()
    expect(readEnv({ CLAIM_FOLDERS: '/srv/claims/' }, []).claimFolders).toBe('/srv/claims')
  })

  it('leaves the demonstration out when asked in either way', () => {
    expect(readEnv({}, ['--empty']).wantsDemo).toBe(false)
    expect(readEnv({ OAKLET_DEMO: '0' }, []).wantsDemo).toBe(false)
  })

  it('logs in production', () => {
    expect(readEnv({ NODE_ENV: 'production' }, []).logLevel).toBe('info')
    expect(readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'warn' }, []).logLevel).toBe('warn')
  })

  it.each([
    [{ PORT: 'http' }, /PORT must be a whole number/],
    [{ PORT: '65536' }, /PORT must be a whole number/],
    [{ ACCESS_TOKEN_LIFE_SECONDS: '0' }, /ACCESS_TOKEN_LIFE_SECONDS/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
    [{ OAKLET_SECRET: 'short' }, /at least 32 characters/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /must look like postgres:/],
    [{ DATABASE_URL: 'localhost' }, /must look like postgres:/],
    [{ DATABASE_POOL_SIZE: '0' }, /DATABASE_POOL_SIZE must be a whole number/],
    [{ SMTP_URL: 'mail.example:587' }, /SMTP_URL must look like smtp:/],
    [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL must look like smtp:/],
    [{ SMTP_URL: 'smtp://' }, /SMTP_URL must look like smtp:/],
    [{ SMTP_URL: 'smtp://:587' }, /SMTP_URL must look like smtp:/],
    [{ MAIL_HOLD_SECONDS: '3601' }, /MAIL_HOLD_SECONDS/],
    [{ OAKLET_PUBLIC_URL: 'oaklet.example' }, /OAKLET_PUBLIC_URL must look like/],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /STRIPE_SECRET_KEY must look like sk_live_/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_CLIENT_ID: 'acct_1' }, /STRIPE_CLIENT_ID must look like ca_/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: '1' }, /STRIPE_WEBHOOK_SECRET must look like/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_BASE: 'localhost:1' }, /STRIPE_API_BASE must look like/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /STRIPE_SECRET_KEY must be set/],
    [{ MAIL_FROM: 'Oaklet' }, /MAIL_FROM must look like/],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MAIL_FROM must look like/],
  ])('refuses %j in one sentence', (source, sentence) => {
    expect(refusal(source)).toMatch(sentence)
  })

  it('never repeats an address that holds a password', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL']) {
      const said = refusal({ [name]: 'wrong//me:hunter2@host/db' })
      expect(said).toContain(name)
      expect(said).not.toContain('hunter2')
    }
  })

  it('charges cards through Stripe where its key is set, and never repeats one', () => {
    expect(readEnv({}, []).stripe).toBeNull()
    const named = {
      ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_CLIENT_ID: 'ca_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      STRIPE_API_BASE: 'http://127.0.0.1:12111',
    }
    expect(readEnv(named, []).stripe).toEqual({
      ...{ secretKey: 'sk_live_1', clientId: 'ca_1', webhookSecret: 'whsec_1' },
      apiBase: 'http://127.0.0.1:12111',
    })
    expect(refusal({ STRIPE_SECRET_KEY: 'hunter2' })).not.toContain('hunter2')
  })

  it('writes mail to the outbox unless a mail server is named', () => {
    expect(readEnv({}, [])).toMatchObject({ smtpUrl: null, mailFrom: 'Oaklet <oaklet@localhost>' })
    const named = { SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'mail@practice.example' }
    expect(readEnv(named, [])).toMatchObject({ smtpUrl: named.SMTP_URL, mailFrom: named.MAIL_FROM })
  })

  it('holds mail for three minutes, and links to where people reach it', () => {
    expect(readEnv({ PORT: '4321' }, [])).toMatchObject({
      mailHoldSeconds: 180,
      publicUrl: 'http://localhost:4321',
    })
    const named = { MAIL_HOLD_SECONDS: '0', OAKLET_PUBLIC_URL: 'https://oaklet.example/' }
    expect(readEnv(named, [])).toMatchObject({ mailHoldSeconds: 0, publicUrl: 'https://oaklet.example' })
  })
})
