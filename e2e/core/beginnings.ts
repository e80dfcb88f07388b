import { expect, type Page } from '@playwright/test'
import { EditedListPage } from '../screens/EditedListPage'
import { OrganizationPage } from '../screens/OrganizationPage'
import { StaffPage } from '../screens/StaffPage'
import { openMfa } from './public-states'

async function add(page: Page, what: 'locations' | 'holidays') {
  const list = new EditedListPage(page, what)
  await list.add.press('Enter')
  await expect(list.name).toBeFocused()
}

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Your health and history' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Edit Your health and history' })).toBeVisible()
}

/** What is done on a screen before it is looked at, by the name that the table of screens has for it. */
export const BEGINNINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Sunday’s hours are edited': async (page) => {
    const organization = new OrganizationPage(page)
    await organization.edit('Sunday').press('Enter')
    await expect(organization.opened('Sunday')).toBeVisible()
  },
  'a location is added': (page) => add(page, 'locations'),
  'a holiday is added': (page) => add(page, 'holidays'),
  'a document is added': async (page) => {
    await page.getByRole('button', { name: 'Add document' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  },
  'a form is opened': openForm,
  'a question is added': async (page) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Add question' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Question' })).toBeVisible()
  },
  'somebody is invited': async (page) => {
    const staff = new StaffPage(page)
    await staff.invite.press('Enter')
    await expect(staff.choice('Biller')).toBeAttached()
  },
  'the password of a sign-in is taken': openMfa,
}
