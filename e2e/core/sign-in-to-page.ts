import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from './demo'
import { newId } from './new-id'
import { runNow } from './run-clock'

/** A page of the product's origin that runs nothing. */
const STILL_PAGE = '/favicon.svg'

/** Signs in over the API, and leaves in the browser what the application would: it goes on with that when it is opened. */
export async function signInToPage(page: Page, email: string): Promise<void> {
  await page.goto(STILL_PAGE)
  await page.evaluate(signInHere, {
    credentials: { email, password: DEMO_PASSWORD },
    issuedAt: runNow(),
    newDeviceId: newId(),
    signInId: newId(),
  })
}

/** What a login answers; the table in the session's README says what becomes of it. */
interface Answer {
  token: string
  expiresIn: number
  csrfToken: string
  user: {
    email: string
    organizationId: string
    organizationName: string
    practiceId: string | null
    assignedPractices: string[]
  }
}

interface SigningIn {
  credentials: { email: string; password: string }
  issuedAt: number
  /** For a browser that has none yet. */
  newDeviceId: string
  signInId: string
}

/** Runs in the page. */
async function signInHere({ credentials, issuedAt, newDeviceId, signInId }: SigningIn): Promise<void> {
  const deviceId = localStorage.getItem('deviceId') ?? newDeviceId
  const response = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Application-Id': 'oaklet-journeys' },
    body: JSON.stringify({ ...credentials, deviceId }),
  })
  const answer = (await response.json()) as Answer
  if (!response.ok || !answer.token)
    throw new Error(`${credentials.email} can’t sign in: ${JSON.stringify(answer)}`)
  const { token, expiresIn, csrfToken, user } = answer
  const practiceId = user.practiceId ?? user.assignedPractices[0] ?? ''
  const shared = {
    deviceId,
    signInId,
    accessToken: token,
    tokenTimestamp: String(issuedAt),
    sessionExpiry: String(issuedAt + expiresIn * 1000),
    currentUser: JSON.stringify({ ...user, currentPractice: practiceId }),
    userTimestamp: String(issuedAt),
    userEmail: user.email,
    organizationId: user.organizationId,
    organizationName: user.organizationName,
    practiceId,
    assignedPractices: JSON.stringify(user.assignedPractices),
  }
  for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries({ csrfToken, signInId })) sessionStorage.setItem(key, value)
}
