import { expect, type Page, type Route } from '@playwright/test'
import { ForgotPasswordPage } from '../screens/ForgotPasswordPage'
import { MfaPage } from '../screens/MfaPage'
import { RegisterPage } from '../screens/RegisterPage'
import { SignInPage } from '../screens/SignInPage'
import { DEMO_PASSWORD } from './demo'
import { refused } from './refused'

const EMAIL = 'somebody-with-a-rather-long-name@a-practice-of-many-words.example'
const CODE = '123456'
const RESEND_WAIT_MS = 31_000
const NOT_RIGHT = 'That is not right.'
const ATTENTION = { name: /needs? your attention/ } as const

/** A state that a page can be in, and the way to it. */
export interface PageState {
  name: string
  reach: (page: Page) => Promise<void>
}

/** A public page that sends one call. */
interface PublicPage {
  name: string
  open: (page: Page) => Promise<void>
  fill: (page: Page) => Promise<void>
  /** The button that sends it. */
  verb: string
  call: string
  /** One that the server may refuse. */
  field: string
  /** States that only this page has. */
  more?: readonly PageState[]
}

const answer = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**${call}`, (route) => route.fulfill({ status, json }))

/** A sign-in of which the code is asked for. */
export async function openMfa(page: Page) {
  await answer(page, '/api/auth/login', { success: true, requiresMfa: true, mfaToken: 'attempt' })
  await page.goto('/login')
  await new SignInPage(page).signIn(EMAIL)
  await expect(new MfaPage(page).heading).toBeVisible()
}

async function fillRegistration(page: Page) {
  const register = new RegisterPage(page)
  await register.name.fill('Ada Marlow')
  await register.practiceName.fill('Marlow Therapy')
  await register.email.fill(EMAIL)
  await register.password.fill(DEMO_PASSWORD)
}

async function openConfirmation(page: Page) {
  await answer(page, '/api/auth/register', { success: true, requiresMfa: true, mfaToken: 'attempt' })
  await page.goto('/register')
  await fillRegistration(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(new MfaPage(page).confirmHeading).toBeVisible()
}

async function openNewPassword(page: Page) {
  const forgot = new ForgotPasswordPage(page)
  await answer(page, '/api/auth/password/forgot', { success: true })
  await page.goto('/forgot-password')
  await forgot.email.fill(EMAIL)
  await forgot.sendCode.click()
  await expect(forgot.newPasswordHeading).toBeVisible()
}

async function fillNewPassword(page: Page) {
  const forgot = new ForgotPasswordPage(page)
  await forgot.code.fill(CODE)
  await forgot.newPassword.fill(DEMO_PASSWORD)
}

/** A new code was asked for as soon as it could be. */
const resent = (open: PublicPage['open']): PageState => ({
  name: 'a new code sent',
  reach: async (page) => {
    const attempt = { expiresIn: 600, resendIn: 30, triesLeft: 5 }
    await answer(page, '/api/auth/mfa/resend', { success: true, attempt })
    await page.clock.install()
    await open(page)
    await page.clock.fastForward(RESEND_WAIT_MS)
    const waiting = page.getByText(/You can ask for a new one in \d+ s\./)
    await expect(waiting).toBeHidden()
    await new MfaPage(page).sendNew.click()
    await expect(waiting).toBeVisible()
  },
})

const passwordSet: PageState = {
  name: 'done',
  reach: async (page) => {
    await answer(page, '/api/auth/password/reset', { success: true })
    await openNewPassword(page)
    await fillNewPassword(page)
    await new ForgotPasswordPage(page).setPassword.click()
    await expect(page.getByRole('main')).toContainText('Your password was changed.')
  },
}

const codeAtHand: PageState = {
  name: 'with a code of earlier',
  reach: async (page) => {
    const forgot = new ForgotPasswordPage(page)
    await page.goto('/forgot-password')
    await forgot.haveCode.click()
    await expect(forgot.newPasswordHeading).toBeVisible()
  },
}

/**
 * The public pages that send something. The code of a sign-in is asked for by the page of a registration’s code, with
 * fewer words.
 */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    name: 'signing in',
    open: (page) => page.goto('/login').then(() => expect(new SignInPage(page).heading).toBeVisible()),
    fill: async (page) => {
      await new SignInPage(page).email.fill(EMAIL)
      await new SignInPage(page).password.fill(DEMO_PASSWORD)
    },
    verb: 'Sign in',
    call: '/api/auth/login',
    field: 'password',
  },
  {
    name: 'registering',
    open: (page) => page.goto('/register').then(() => expect(new RegisterPage(page).heading).toBeVisible()),
    fill: fillRegistration,
    verb: 'Create account',
    call: '/api/auth/register',
    field: 'password',
  },
  {
    name: 'the code of a registration',
    open: openConfirmation,
    fill: (page) => new MfaPage(page).code.fill(CODE),
    verb: 'Confirm',
    call: '/api/auth/mfa/verify',
    field: 'code',
    more: [{ name: 'as it opens', reach: openConfirmation }, resent(openConfirmation)],
  },
  {
    name: 'a forgotten password',
    open: (page) =>
      page.goto('/forgot-password').then(() => expect(new ForgotPasswordPage(page).heading).toBeVisible()),
    fill: (page) => new ForgotPasswordPage(page).email.fill(EMAIL),
    verb: 'Send a code',
    call: '/api/auth/password/forgot',
    field: 'email',
  },
  {
    name: 'a new password',
    open: openNewPassword,
    fill: fillNewPassword,
    verb: 'Set new password',
    call: '/api/auth/password/reset',
    field: 'password',
    more: [{ name: 'as it opens', reach: openNewPassword }, codeAtHand, passwordSet, resent(openNewPassword)],
  },
]

/**
 * The states of one page, each reached from its beginning. How most of them begin is in the table of screens; and the
 * sentence of a failure stands in the same place on all of them, so that one page shows what kinds there are, and the
 * others the one with the most words.
 */
export function statesOf(page: PublicPage): readonly PageState[] {
  const { open, fill, verb, call, field, more = [] } = page
  const send = (page: Page) => page.getByRole('button', { name: verb, exact: true }).click()
  const sent = (name: string, reply: (route: Route) => Promise<void>, sign: string | RegExp): PageState => ({
    name,
    reach: async (page) => {
      await open(page)
      await fill(page)
      await page.route(`**${call}`, reply)
      await send(page)
      await expect(page.getByRole('alert')).toContainText(sign)
      await page.unroute(`**${call}`, reply)
    },
  })
  const fieldErrors = [{ path: field, message: 'This can’t be taken' }]
  return [
    {
      name: 'fields missing',
      reach: async (page) => {
        await open(page)
        await send(page)
        await expect(page.getByRole('group', ATTENTION)).toBeVisible()
      },
    },
    {
      name: 'a field refused by the server',
      reach: async (page) => {
        const reply = refused(422, { code: 'validation_failed', message: NOT_RIGHT, fieldErrors })
        await open(page)
        await fill(page)
        await page.route(`**${call}`, reply)
        await send(page)
        await expect(page.getByRole('group', ATTENTION)).toBeVisible()
        await page.unroute(`**${call}`, reply)
      },
    },
    sent('told to wait', refused(429, { code: 'rate_limited', retryAfter: 90 }), /Please wait 90 seconds/),
    ...(page === PUBLIC_PAGES[0]
      ? [
          sent(
            'refused by the server',
            refused(401, { code: 'invalid_code', message: NOT_RIGHT }),
            NOT_RIGHT,
          ),
          sent('a server that fails', refused(500, { code: 'internal' }), /Oaklet answered with an error/),
          sent('without a connection', (route) => route.abort('internetdisconnected'), /can’t be reached/),
        ]
      : []),
    {
      name: 'under way',
      reach: async (page) => {
        await open(page)
        await fill(page)
        await page.route(`**${call}`, () => new Promise<never>(() => undefined))
        await send(page)
        await expect(page.locator('button[type=button][aria-disabled=true]')).toContainText('…')
      },
    },
    ...more,
  ]
}
