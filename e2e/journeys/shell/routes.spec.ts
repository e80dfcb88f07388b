import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

const PUBLIC = {
  '/login': 'Sign in',
  '/register': 'Create an account',
  '/forgot-password': 'Forgot your password?',
} as const
/** Some of the screens that the sweep opens all of, and what it does not see. */
const STAFF = {
  '/dashboard': /^Good /,
  '/calendar': /\d{4}$/,
  '/clients': 'Clients',
  '/setup': 'You are set up',
} as const
/** The same with a session and without one. */
const OPEN = {
  '/join': 'Open the link in your mail',
  '/billing/stripe-callback': 'This link is no longer good',
  '/client-onboarding/some-link': 'Open the link in your mail',
} as const
/** The start, two constants that have no screen, and an unknown address. */
const ELSEWHERE = ['/', '/company/roles', '/company/compliance', '/no/such/page'] as const

test('signed out, the public pages open, and every other address leads to signing in', async ({ page }) => {
  const { heading } = new Frame(page)
  for (const [path, name] of Object.entries({ ...PUBLIC, ...OPEN })) {
    await page.goto(path)
    await expect(heading).toHaveText(name)
    await expect(page).toHaveTitle(/ · Oaklet$/)
  }
  for (const path of ['/mfa-verification', ...Object.keys(STAFF), ...ELSEWHERE]) {
    await page.goto(path)
    await expect(new SignInPage(page).heading).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('whoever signs in arrives at the address they asked for, query included', async ({ page }) => {
  await page.goto('/billing/invoices?q=INV')
  await new SignInPage(page).signIn('owner@oakwood.example')
  await expect(page).toHaveURL(/\/billing\/invoices\?q=INV$/)
  await expect(new Frame(page).heading).toHaveText('Invoices')
})

test('signed in, screens open at their addresses, and the public pages lead to the dashboard', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  const { heading } = new Frame(page)
  for (const [path, name] of Object.entries({ ...STAFF, ...OPEN })) {
    await page.goto(path)
    await expect(heading).toHaveText(name)
    await expect(page).toHaveTitle(/ · Oaklet$/)
    expect(new URL(page.url()).pathname).toBe(path)
  }
  for (const path of [...Object.keys(PUBLIC), '/mfa-verification', ...ELSEWHERE]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(heading).toHaveText(STAFF['/dashboard'])
  }
})
