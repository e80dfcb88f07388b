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
