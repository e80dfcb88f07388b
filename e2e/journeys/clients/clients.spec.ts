import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { AnalyticsPage } from '../../screens/AnalyticsPage'
import { ClientsPage } from '../../screens/ClientsPage'

test('adds a client, the form says what is missing, and the figures where the client came from', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  await page.goto('/clients')
  const clients = new ClientsPage(page)
  await expect(page.getByText('No clients yet')).toBeVisible()
  await expectAccessible(page)
  await clients.newClient.first().click()
  await expectAccessible(page)
  await clients.save.click()
  await expect(clients.dialog).toContainText('Enter a first or a last name')
  await expectAccessible(page)
  await clients.field('First name').fill('Ada')
  await clients.field('Last name').fill('Marlow')
  await pressOn(page, clients.referralSource)
  await expect(page.getByRole('option', { name: 'Not recorded' })).toBeFocused()
  await page.keyboard.type('emp')
  await expect(page.getByRole('option', { name: 'Employer or EAP' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(clients.referralSource).toBeFocused()
  await expect(clients.referralSource).toContainText('Employer or EAP')
  await expectAccessible(page)
  await pressOn(page, clients.save)
  await expect(clients.heading).toHaveText('Ada Marlow')
  await expect(page.getByRole('main')).toContainText('Employer or EAP')
  await expectAccessible(page)

  const analytics = new AnalyticsPage(page)
  await analytics.open()
  const chart = analytics.chart('New clients by referral source')
  await pressOn(page, chart.getByRole('button', { name: 'Show as table' }))
  await pressOn(page, chart.getByRole('link', { name: /Employer or EAP: show the clients$/ }))
  const records = analytics.records('New clients by referral source: Employer or EAP')
  await expect(records.getByRole('link', { name: /^Ada Marlow/ })).toBeVisible()
  await expectAccessible(page)
})

test('pages through the list and back, and finds by a part of the name', async ({ page, startSignedIn }) => {
  await startSignedIn('owner')
  await page.goto('/clients')
  const clients = new ClientsPage(page)
  const rowHeaders = clients.table.getByRole('rowheader')
  await expect(clients.range).toContainText('1–25 of')
  const first = await rowHeaders.allInnerTexts()
  await clients.next.click()
  await expect(clients.range).toContainText('26–')
  await expect(rowHeaders.first()).not.toHaveText(first[0] ?? '')
  const second = await rowHeaders.allInnerTexts()
  expect(second.filter((name) => first.includes(name))).toEqual([])
  await clients.previous.click()
  await expect(clients.range).toContainText('1–25 of')
  await expect.poll(() => rowHeaders.allInnerTexts()).toEqual(first)

  const [name = ''] = second
  await clients.search.fill(name.slice(0, name.indexOf(' ')))
  await expect(clients.table).toContainText(name)
  await page.reload()
  await expect(clients.table).toContainText(name)
  await expectAccessible(page)
})

test('shows both versions when someone else changed the client meanwhile', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const client = await practice.api.clients.create(practice, clientInput('Stale'))
  await startSignedIn(practice)
  await page.goto(`/clients?client=${client.id}`)
  const clients = new ClientsPage(page)
  await clients.editClient.click()
  await expectAccessible(page)
  await clients.field('Pronouns').fill('they/them')
  await practice.api.clients.update(
    { practiceId: practice.practiceId, clientId: client.id },
    { ...clientInput('Stale', { pronouns: 'ze/zir' }), version: client.version },
  )
  await clients.save.click()
  await expect(clients.dialog).toContainText('ze/zir')
  await expectAccessible(page)
  await clients.dialog.getByRole('button', { name: /mine/i }).click()
  await expect(clients.dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('they/them')
})

test('fits a narrow and a zoomed screen, also with a name without a blank', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { lastName } = await practice.api.clients.create(
    practice,
    clientInput('Wolfeschlegelsteinhausen'.repeat(2)),
  )
  await startSignedIn(practice)
  for (const width of [320, 640, 1024]) {
    await page.setViewportSize({ width, height: 860 })
    await page.goto('/clients')
    await expect(page.getByRole('main')).toContainText(lastName)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
