import { UnauthorizedError } from '@oaklet/api'
import { describe, expect, it } from 'vitest'
import { createSessionThrottle } from './login-throttle'

const wrongPassword = new UnauthorizedError({
  code: 'invalid_credentials',
  status: 401,
  serverMessage: null,
  requestId: null,
})

describe('the session’s throttle', () => {
  it('refuses a second try within 2 s, and none after', async () => {
    let nowMs = 0
    const throttle = createSessionThrottle(() => nowMs)
    const fail = () => throttle.guard(() => Promise.reject(wrongPassword))
    await expect(fail()).rejects.toBe(wrongPassword)
    nowMs = 1_999
    await expect(fail()).rejects.toThrow('Please wait 2 seconds before trying again')
    nowMs = 2_000
    await expect(fail()).rejects.toBe(wrongPassword)
    nowMs = 3_000
    await expect(fail()).rejects.toThrow('Please wait 4 seconds before trying again')
  })

  it('refuses every try for 30 s after five failures', async () => {
    let nowMs = 0
    const throttle = createSessionThrottle(() => nowMs)
    const fail = () => throttle.guard(() => Promise.reject(wrongPassword))
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(fail()).rejects.toBe(wrongPassword)
      nowMs += 2_000
    }
    await expect(fail()).rejects.toThrow('Too many login attempts. Please wait 30 seconds.')
    nowMs += 28_000
    await expect(fail()).rejects.toBe(wrongPassword)
  })
})
