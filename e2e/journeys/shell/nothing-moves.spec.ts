import type { Locator, Page } from '@playwright/test'
import { answerLate } from '../../core/answer-late'
import { inParts } from '../../core/in-parts'
import { invitePerson } from '../../core/invite-person'
import { expectNothingMoved, watchShifts } from '../../core/layout-shifts'
import { today } from '../../core/practice-day'
import { runYear } from '../../core/run-clock'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AuditPage } from '../../screens/AuditPage'
import { ClientsPage } from '../../screens/ClientsPage'
import { InvoicesPage } from '../../screens/InvoicesPage'
import { NotificationsPage } from '../../screens/NotificationsPage'
import { StaffPage } from '../../screens/StaffPage'

// Cumulative layout shift is 0: also where answers come so late that nothing excuses what moves with them.
const ORGANIZATION = ['general', 'practice', 'hours', 'locations', 'holidays', 'audit', 'export']
const SETTINGS = ['profile', 'password', 'two-step', 'devices', 'notifications', 'keyboard', 'display']
/** As many as a test on a machine six times slower has the time for. */
const ADDRESSES_IN_A_TEST = 10
const ROLES = '/company/roles-permissions'
/** The calendar names it below its day once it is known. */
const HOLIDAY = `${runYear()}-12-25`
const DAILY = [
  ...['/dashboard', '/calendar', '/clients?view=all', '/notifications', '/company/staff', '/setup'],
  ...[
    `/calendar?date=${HOLIDAY}`,
    '/calendar?view=month',
    '/calendar?view=sheet',
    '/calendar/waitlist',
    '/billing',
    '/billing/invoices',
    '/billing/invoices/new',
    '/billing/payments',
    '/billing/credits',
    '/billing/authorizations',
    ...['', '?view=make', '?view=files', '?view=answers', '?view=remittances', '?state=ready'].map(
      (search) => `/billing/claims${search}`,
    ),
    '/billing/superbills',
    '/billing/superbills?make=last_month',
    ...['', '?make=1', '?review=1', '?owing=after_three'].map((search) => `/billing/statements${search}`),
    '/billing/estimates',
    '/billing/estimates?view=due',
    '/billing/reports',
  ],
  ...['/analytics', `/analytics/financial?range=custom&from=${today(-150)}&to=${today(-1)}`],
]
const SECTIONS = [
  ...['', '?section=payers', '?section=services', '?section=invoicing', '?section=cards'].map(
    (section) => `/billing/settings${section}`,
  ),
  ...ORGANIZATION.map((section) => `/company/organization?section=${section}`),
  ...SETTINGS.map((section) => `/settings?section=${section}`),
  ...[ROLES, `${ROLES}?section=compare`, `${ROLES}?section=person`, `${ROLES}?new=1`],
]

async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  await watchShifts(page)
  await answerLate(page)
  for (const path of addresses) {
    await page.goto(path)
    await untilQuiet(page)
    await expectNothingMoved(page, `at ${path}`)
  }
}

for (const [part, addresses] of inParts(DAILY, ADDRESSES_IN_A_TEST).entries())
  test(`nothing moves while a screen of the daily work comes in (${part + 1})`, async ({
    page,
    startSignedIn,
  }) => {
    await startSignedIn('owner')
    await expectStill(page, addresses)
  })

test('nothing moves while a record comes in', async ({ page, apiOf, startSignedIn }) => {
  const { api, practiceId, signedIn } = await apiOf('owner')
  const orgId = signedIn.user.organizationId ?? ''
  const client = (await api.clients.list({ practiceId })).items[0]?.id ?? ''
  const invoice = (await api.invoices.list({ practiceId })).items[0]?.id ?? ''
  const superbill = (await api.superbills.list({ practiceId })).items[0]?.id ?? ''
  const denied = (await api.claims.list({ practiceId }, { state: 'denied' })).items[0]?.id ?? ''
  const answers = (await api.receivedFiles.list({ practiceId }, {})).items[0]?.id ?? ''
  const rejected = (await api.claims.list({ practiceId }, { state: 'rejected' })).items[0]?.id ?? ''
  const statement = (await api.statements.list({ practiceId })).items[0]?.id ?? ''
  const estimate = (await api.estimates.list({ practiceId })).items[0]?.id ?? ''
  const person = (await api.staff.list({ orgId })).items[0]?.id ?? ''
  const role = (await api.roles.list({ orgId }))[0]?.id ?? ''
  const records = [
    ...[`/clients?client=${client}`, `/billing/invoices/${invoice}`, `/billing/superbills/${superbill}`],
    ...[`/billing/claims/${denied}`, `/billing/claims/${rejected}`, `/billing/claims/answers/${answers}`],
    ...[`/billing/statements/${statement}`, `/billing/statements/${statement}?review=1`],
    `/billing/estimates/${estimate}`,
    ...[`/company/staff?person=${person}`, `${ROLES}?role=${role}`],
  ]
  await startSignedIn('owner')
  // The menu of a claim may come after the buttons beside it.
  await page.route(
    /\/MoreActions-/,
    async (route) => {
      await page.getByRole('button', { name: 'Correct claim' }).waitFor()
      await route.continue()
    },
    { times: 1 },
  )
  await expectStill(page, records)
})

for (const [part, addresses] of inParts(SECTIONS, ADDRESSES_IN_A_TEST).entries())
  test(
    `nothing moves while a section of the settings comes in (${part + 1})`,
    { tag: '@long' },
    async ({ page, startSignedIn }) => {
      await startSignedIn('owner')
      await expectStill(page, addresses)
    },
  )

/** Does something to a list, and asks that its late answer moved nothing. */
async function expectCalm(page: Page, act: () => Promise<void>, answered: Locator): Promise<void> {
  await act()
  await expect(answered).toBeVisible()
  await untilQuiet(page)
  await expectNothingMoved(page, `until ${String(answered)} was there`)
}

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('nothing moves when the answer to a filter of clients or invoices comes late', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await watchShifts(page)
  await answerLate(page)
  await page.goto('/clients?view=all')
  const clients = new ClientsPage(page)
  const range = (words: RegExp) => clients.range.getByText(words)
  await expectCalm(page, () => clients.search.pressSequentially('an'), range(/^1–\d+ of 1?\d$/))
  await expectCalm(page, () => clients.search.press('Escape'), range(/^1–25 of/))
  await expectCalm(page, () => clients.next.click(), range(/^26–/))
  await expectCalm(page, () => clients.search.pressSequentially('zzz'), page.getByText('No client found'))
  await expectCalm(page, () => clients.search.press('Escape'), range(/^26–/))

  await page.goto('/billing/invoices')
  const invoices = new InvoicesPage(page)
  const pages = page.getByRole('group', { name: 'Pages of invoices' })
  const status = page.getByRole('button', { name: /Status/ })
  await expectCalm(page, () => choose(page, status, 'Drafts'), pages.getByText(/ of \d$/))
  await expectCalm(page, () => choose(page, status, 'All invoices'), pages.getByText(/^1–25 of/))
  await expectCalm(page, () => invoices.search.pressSequentially('1005'), pages.getByText(/ of \d$/))
})

test(
  'nothing moves when the answer to a filter of staff or events comes late',
  { tag: '@long' },
  async ({ page, practice, signIn }) => {
    for (const name of ['Ivy Park', 'Ada Marlow', 'Leo Grant']) await invitePerson(practice, name)
    await signIn(practice)
    await watchShifts(page)
    await answerLate(page)
    const staff = new StaffPage(page)
    await staff.open()
    await expectCalm(page, () => Promise.resolve(), staff.invitations)
    await expectCalm(page, () => staff.search.pressSequentially('ivy'), staff.pager.getByText('1–1 of 1'))
    await expectCalm(page, () => staff.search.press('Escape'), staff.invitations)

    const audit = new AuditPage(page)
    await audit.open()
    await expectCalm(page, () => choose(page, audit.kind, 'Staff'), audit.clear)
  },
)

test(
  'nothing moves when the answer to a filter of notifications or appointments comes late',
  { tag: '@long' },
  async ({ page, apiOf, signIn }) => {
    const { api, practiceId } = await apiOf('owner')
    const { items } = await api.clients.list({ practiceId }, { status: 'active' })
    await signIn('owner')
    await watchShifts(page)
    await answerLate(page)
    await page.goto('/notifications')
    const notifications = new NotificationsPage(page)
    await expectCalm(page, () => notifications.show('All').press('Space'), notifications.row(/./).first())
    const none = page.getByText('Nothing in the archive')
    await expectCalm(page, () => notifications.show('Archived').press('Space'), none)

    await page.goto(`/clients?client=${items[0]?.id ?? ''}`)
    await new ClientsPage(page).tab('Appointments').click()
    const past = page.getByRole('region', { name: 'Past appointments' })
    await expectCalm(page, () => page.getByRole('radio', { name: 'Past' }).press('Space'), past)
  },
)
